/**
 * What a game begins with: who plays, and every card with its text and where it is.
 * @module
 */
import { Fragment } from 'preact'
import type { VNode } from 'preact'
import { useContext } from 'preact/hooks'
import { wordsOf } from '../../model/telling/words.js'
import type { Words } from '../../model/telling/words.js'
import type { Evidence } from '../../properties/campaign/report.js'
import { oneLine, plain } from '../../model/trace/text.js'
import { SpeakingContext } from './context.js'

type Card = NonNullable<Evidence['cards']>[number]
type Placed = NonNullable<Evidence['objects']>[number]

export const Situation = ({
  evidence: { players = [], start, objects = [], cards = [] }
}: {
  readonly evidence: Evidence
}): VNode | null => {
  const words = wordsOf(useContext(SpeakingContext))
  return players.length + cards.length === 0 ? null : (
    <div class="part">
      <b class="label">What it begins with</b>
      {players.length > 0 && (
        <ul class="seats">
          {players.map(({ id, life, numbers = {} }) => (
            <li key={id}>
              <b>{oneLine(id)}</b>
              {Object.entries({ ...(life !== undefined && { life }), ...numbers })
                .map(([name, value]) => `, ${name.replace('-', ' ')} ${value}`)
                .join('')}
              {start?.turnPlayer === id && `, whose turn it is (${oneLine(words.phase(start.phase))})`}
            </li>
          ))}
        </ul>
      )}
      {cards.length > 0 && (
        <ul class="cards">
          {cards.map((card, i) => (
            <CardTile key={i} card={card} placed={objects.filter(object => object.card === card.name)} words={words} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface TileProps {
  readonly card: Card
  readonly placed: readonly Placed[]
  readonly words: Words
}

const CardTile = ({ card, placed, words }: TileProps): VNode => (
  <li>
    <b>{oneLine(card.name)}</b>
    <span class="soft">{[card.types.map(oneLine).join(' '), ...numbers(card)].join(' · ')}</span>
    <p>{plain(card.text)}</p>
    {placed.length > 0 && (
      <p class="soft">
        {placed.map((object, i) => (
          <Fragment key={object.id}>
            {i > 0 && '; '}
            <code>{oneLine(object.id)}</code>: {where(object, words)}
          </Fragment>
        ))}
      </p>
    )}
  </li>
)

const numbers = (card: Card): string[] =>
  (['cost', 'power', 'toughness', 'defense', 'life'] as const).flatMap(name => (card[name] === undefined ? [] : [`${name} ${card[name]}`]))

/** `A’s hand`, `battlefield, B’s, with 2 steam counters`. */
const where = ({ owner, controller, zone, counters = {}, statuses = [], attachedTo, damage }: Placed, words: Words): string =>
  [
    zone === 'arena' ? `${words.zone(zone)}, ${oneLine(controller ?? owner)}’s` : `${oneLine(owner)}’s ${words.zone(zone)}`,
    ...Object.entries(counters).map(([kind, n]) => `with ${n} ${oneLine(kind)} counter${n === 1 ? '' : 's'}`),
    ...statuses,
    ...(attachedTo === undefined ? [] : [`attached to ${oneLine(attachedTo)}`]),
    ...(damage === undefined ? [] : [`with ${damage} damage`])
  ].join(', ')
