// Runs in the pages: a drawing that is wider than its frame begins at what stands out in it, or else where the chart begins;
// a table that is wider than its place can be scrolled with keys.
addEventListener('load', () => {
  for (const frame of document.querySelectorAll('.drawing')) {
    const target = frame.querySelector('.chart-row[data-emphasis]') ?? frame.querySelector('.chart-start')
    if (!target) continue
    const { left, width } = target.getBoundingClientRect()
    frame.scrollLeft = left + width / 2 - frame.getBoundingClientRect().left - frame.clientWidth / 2
  }
  for (const table of document.querySelectorAll('.tsd-typography table')) if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
})
