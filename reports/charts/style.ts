/** The look of the drawings of charts. @module */

/**
 * Style rules for a page that holds charts, once. Colours are variables that the page may set on any element around:
 * `--chart-paper` (behind labels), `--chart-ink`, `--chart-soft` (conditions), `--chart-line`, `--chart-state` (in states),
 * `--chart-link`, `--chart-fired`, `--chart-never`, `--chart-emphasis` and `--chart-emphasis-ground`.
 */
export const CHART_STYLE = `
.chart { display: block; max-width: none; color: var(--chart-ink, CanvasText); font: 12px/1 ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace }
.chart text { fill: currentColor; stroke: none }
.chart-line { fill: none; stroke: var(--chart-line, GrayText); stroke-width: 1.5 }
.chart-head, .chart-start circle { fill: var(--chart-line, GrayText) }
.chart-state rect { fill: var(--chart-state, Canvas); stroke: currentColor; stroke-width: 1.5 }
.chart-state rect + rect { fill: none; stroke-width: 1 }
.chart-state text { font-size: 14px; font-weight: 650; text-anchor: middle }
.chart-label > rect { fill: var(--chart-paper, Canvas) }
.chart-condition { fill: var(--chart-soft, GrayText) }
.chart circle.chart-sign { fill: var(--chart-line, GrayText); stroke: var(--chart-line, GrayText) }
.chart [data-on="internal"] circle.chart-sign { fill: none; stroke-width: 1.5 }
.chart a { color: var(--chart-link, LinkText); text-decoration: none }
.chart a .chart-name { fill: var(--chart-link, LinkText); text-decoration: underline }
.chart a:focus-visible { outline: 2px solid var(--chart-link, LinkText) }
.chart-edge[data-mark="fired"] .chart-line { stroke: var(--chart-fired, currentColor); stroke-width: 2 }
.chart-edge[data-mark="fired"] .chart-head { fill: var(--chart-fired, currentColor) }
.chart-edge[data-mark="never"] .chart-line { stroke-dasharray: 5 4 }
.chart-row[data-mark="fired"] .chart-sign { fill: var(--chart-fired, currentColor); font-weight: 700 }
.chart-row[data-mark="never"] .chart-sign { fill: var(--chart-never, currentColor); font-weight: 700 }
.chart-row[data-mark="never"] .chart-name { fill: var(--chart-never, currentColor) }
.chart-row[data-emphasis] .chart-name { font-weight: 700 }
.chart-edge[data-emphasis] .chart-line { stroke: var(--chart-emphasis, currentColor); stroke-width: 3 }
.chart-edge[data-emphasis] .chart-head { fill: var(--chart-emphasis, currentColor) }
.chart-row[data-emphasis] circle.chart-sign { fill: var(--chart-emphasis, currentColor); stroke: var(--chart-emphasis, currentColor); stroke-width: 3 }
.chart-state[data-emphasis] rect { stroke: var(--chart-emphasis, currentColor); stroke-width: 2.5 }
`
