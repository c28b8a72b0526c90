/** The look of a game that is played, on a page that has the colours `--ink`, `--line`, `--soft`, `--ground`, `--link`. @module */
export const PLAY_STYLE = `
.table { display: grid; gap: 0 2rem; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) }
@media (max-width: 50rem) { .table { grid-template-columns: minmax(0, 1fr) } }
.table h2 { margin-top: 1rem; border: 0 } .table h2:focus { outline: 0 }
.choices { padding: 0; list-style: none } .choices li { margin: .35rem 0 } .choices button { min-height: 2.25rem; text-align: left }
.played { max-height: 26rem; overflow: auto; padding: .25rem .5rem .25rem 2.75rem; border: 1px solid var(--line); border-radius: .35rem }
.board { padding: .25rem 1rem; background: var(--ground); border-radius: .35rem; align-self: start } .board h3 { margin: .75rem 0 .25rem } .board ul { margin: 0; padding-left: 1.1rem }
[role=alert] { padding: .5rem .75rem; border-left: .25rem solid var(--bad) }
textarea { display: block; width: 100%; margin: .5rem 0; font: .8125rem/1.4 ui-monospace, Menlo, "DejaVu Sans Mono", monospace }
`
