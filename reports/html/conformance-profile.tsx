/**
 * The conformance profile: what the engine would gain by claiming more.
 * @module
 */
import type { VNode } from 'preact'
import type { ConformanceProfile as Profile, ProfileEntry } from '../../properties/campaign/report.js'
import { count, oneLine } from '../../model/trace/text.js'

/** Lines that are shown at once. */
const FIRST = 10

export const ConformanceProfile = ({ profile, place }: { readonly profile: Profile; readonly place: number }): VNode => {
  const { cases, claimed, rungs: entries } = profile
  return (
    <section class="conformance-profile" aria-labelledby={`conformance-profile-${place}`}>
      <h3 id={`conformance-profile-${place}`}>What to claim next</h3>
      {entries.length === 0 ? (
        <p class="soft">The engine claims all that the {count(cases, 'fixture')} need: there is nothing left to unlock.</p>
      ) : (
        <>
          <p>
            {claimed} of {count(cases, 'fixture')} could be played. Each line is something that the engine does not claim: how many more
            could be played if it claimed this alone, and what else those need that wait for more.
          </p>
          <Table entries={entries.slice(0, FIRST)} />
          {entries.length > FIRST && (
            <details>
              <summary>{entries.length - FIRST} more</summary>
              <Table entries={entries.slice(FIRST)} />
            </details>
          )}
        </>
      )}
    </section>
  )
}

const Table = ({ entries }: { readonly entries: readonly ProfileEntry[] }): VNode => (
  <table>
    <thead>
      <tr>
        <th scope="col">Not claimed</th>
        <th scope="col">Unlocks</th>
        <th scope="col">Needed by</th>
        <th scope="col" class="meaning">
          Mostly together with
        </th>
      </tr>
    </thead>
    <tbody>
      {entries.map(({ kind, name, unlocks, neededBy, beside }) => (
        <tr key={`${kind} ${name}`}>
          <th scope="row">
            {kind === 'card' && <span class="soft">card </span>}
            <b>{oneLine(name)}</b>
          </th>
          <td>{unlocks}</td>
          <td>{neededBy}</td>
          <td class="meaning">{beside.slice(0, 3).map(oneLine).join(', ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
