/**
 * A fake adapter for the tests of the doctor: a game of two players, and one fault. A player may play a card from hand; when both
 * have passed, the card on the stack resolves, or the game ends.
 *
 * `patient` is the adapter without its pipes, so that it answers at once; `patient-process.mjs` runs it in a process.
 */

/** An answer with a million events, and without an end. */
const millionEvents = id => {
  const event = JSON.stringify({ see: 'event', events: [{ event: 'close', id: 'e' }] })
  return `{"jsonrpc":"2.0","id":${id},"result":{"observations":[${Array(1_000_000).fill(event).join(',')}]}}\n`
}

/**
 * @param {string} fault its name; `none` for a sound adapter
 * @param {{ write: (text: string | Uint8Array) => void, exit: (code: number) => void, seed: number }} world
 */
export const patient = (fault, { write, exit, seed }) => {
  const is = (...names) => names.includes(fault)

  let held = ''
  const put = line => {
    if (is('buffers')) held += line
    else if (is('a-line-behind')) {
      write(held)
      held = line
    } else write(is('no-line-feed') ? line.trimEnd() : line)
  }
  let count = 0
  const send = message => {
    count++
    const id = is('counts') ? count : is('text-id') && message.id !== undefined ? String(message.id) : message.id
    const text = JSON.stringify({ jsonrpc: '2.0', ...message, id })
    put(`${is('proto') ? text.replaceAll(/\{(?="jsonrpc"|"observations"|"protocol")/g, '{"__proto__":{"polluted":true},') : text}\n`)
  }

  const STATEMENT = {
    protocol: is('old-protocol') ? 'stacklaw/protocol@0' : 'stacklaw/protocol@1',
    engine: { name: is('escapes') ? 'patient\u001b[2J\u202e' : 'patient', version: '1' },
    rulesets: is('other-game') ? ['chess'] : ['fab'],
    features: is('feature') ? ['core', 'trigers'] : ['core'],
    cards: { fab: ['Spark'] },
    level: 'outcome',
    autonomous: [],
    ...(is('shared', 'sound-together') && { maxConcurrent: 2 })
  }
  if (is('claims-nothing')) Object.assign(STATEMENT, { features: [], cards: { fab: [] } })
  if (is('schema-of-claims')) STATEMENT.maxConcurrent = 0

  const games = new Map()
  let played = 0
  let lefts = 0

  const start = ({ id, players, objects, start: { turnPlayer } }) => ({
    lives: Object.fromEntries(players.map(each => [each.id, is('loses-life') && id.includes('/doctor/') ? 0 : 20])),
    players: players.map(each => each.id),
    hands: objects.map(({ id, owner }) => ({ id, owner })),
    stack: [],
    active: turnPlayer,
    passed: 0,
    options: []
  })

  const end = (game, why) => ({
    see: 'end',
    why,
    state: { players: Object.fromEntries(game.players.map(player => [player, { life: game.lives[player] }])), objects: {} }
  })

  const ask = game => {
    const cards = game.hands.filter(each => each.owner === game.active)
    game.options = [{ option: 'pass' }, ...cards.map(({ id }) => ({ option: 'play', object: id }))]
    if (is('chance') && seed % 2) game.options.reverse()
    return { see: 'prompt', player: game.active, decision: 'priority', options: game.options }
  }

  const proceed = (game, option) => {
    const seen = []
    const event = fields => seen.push({ see: 'event', events: [{ ...fields, id: `e${++played}` }] })
    const chosen = game.options[option]
    if (chosen.option === 'play') {
      event({ event: 'play', player: game.active, object: chosen.object })
      game.hands = game.hands.filter(each => each.id !== chosen.object)
      game.stack.push(chosen.object)
      game.passed = 0
    } else {
      game.passed++
      game.active = game.players[(game.players.indexOf(game.active) + 1) % game.players.length]
      if (game.passed === game.players.length) {
        if (game.stack.length === 0 && !is('endless')) return [...seen, end(game, 'quiescent')]
        game.passed = 0
        if (game.stack.length > 0) {
          const object = game.stack.pop()
          const target = game.players.find(player => player !== game.active)
          event({ event: 'damage', source: object, parts: [{ target, amount: 1 }] })
          game.lives[target]--
          event({ event: 'move', object, from: 'stack', to: 'graveyard' })
        }
      }
    }
    return [...seen, ask(game)]
  }

  const refuse = (code, message) => ({ error: { code, message } })
  const PARAMS = -32602

  const methods = {
    initialize: () => (is('dies-at-once') ? exit(2) : STATEMENT),
    'scenario/start': ({ session, scenario }) => {
      if (!scenario) {
        if (is('dies-of-no-scenario')) return exit(1)
        return refuse(PARAMS, 'no scenario')
      }
      if (is('dies-at-start')) return exit(4)
      if (is('refuses-to-play', 'escapes-in-errors'))
        return refuse(-32000, is('escapes-in-errors') ? '\u001b[2J<script>alert(1)</script>\u202e\u0007' : 'no such card')
      const game = is('shared', 'unclosed') ? (games.values().next().value ?? start(scenario)) : start(scenario)
      if (is('remembers') && lefts > 0) game.hands = []
      lefts++
      games.set(session, game)
      if (is('unsupported')) return { observations: [end(game, 'unsupported')] }
      if (Object.values(game.lives).includes(0)) return { observations: [end(game, 'game-over')] }
      if (is('nothing-seen')) return { observations: [] }
      return { observations: [ask(game)], ...(is('strange-handle') && { objects: { nobody: 'x' } }) }
    },
    'scenario/answer': ({ session, option }) => {
      const game = games.get(session)
      if (is('takes-anything')) return { observations: proceed(game ?? games.values().next().value, 0) }
      if (!game) return is('dies-of-session') ? exit(1) : refuse(PARAMS, 'no such session')
      if (!game.options[option]) {
        if (is('touches-first')) game.hands = []
        return refuse(PARAMS, 'no such option')
      }
      if (is('hangs') && option > 0) return undefined
      if (is('dies-midway')) return exit(5)
      return { observations: proceed(game, option) }
    },
    'scenario/close': ({ session }) => {
      if (!is('unclosed') || games.get(session)?.hands.length === 0) games.delete(session)
      return {}
    },
    shutdown: () => (is('wont-end') ? refuse(-32000, 'never') : {})
  }

  const unknown = () => {
    if (is('dies-of-unknown')) return exit(1)
    if (is('deaf-to-unknown')) return undefined
    if (is('agrees-to-unknown')) return {}
    return is('other-code') ? refuse(-32000, 'what?') : refuse(-32601, 'no such method')
  }

  if (is('greets')) write('ready\n')
  if (is('greets-in-latin')) write(Buffer.from([0x22, 0xe9, 0x22, 0x0a]))

  return {
    line: text => {
      const { id, method, params } = JSON.parse(text)
      if (is('mute')) return
      if (is('echoes')) return write(`${text}\n`)
      if (is('echoes-first')) write(`${text}\n`)
      if (is('logs') && method === 'scenario/start') write('starting a game\n')
      if (is('notifies') && method === 'scenario/start') write('{"jsonrpc":"2.0","method":"log","params":{}}\n')
      if (is('long-line') && method === 'scenario/start') write(`${'x'.repeat(2_000)}\n`)
      if (is('deep') && method === 'scenario/start') write(`${'['.repeat(400)}${']'.repeat(400)}\n`)
      if (is('100-mb') && method === 'scenario/start') return write(`"${'x'.repeat(100_000_000)}"\n`)
      if (is('million-events') && method === 'scenario/start') return write(millionEvents(id))
      if (is('floods') && method === 'scenario/start') write('\n'.repeat(20_000))
      if (is('wont-say') && method === 'initialize') return send({ id, error: { code: -32000, message: 'not today' } })
      const outcome = methods[method] ? methods[method](params) : unknown()
      if (method === 'shutdown' && is('leaves-without-a-word')) return exit(0)
      if (outcome === undefined) return
      send({ id, ...(outcome.error ? outcome : { result: outcome }) })
      if (is('twice') && method === 'scenario/start') send({ id, result: outcome })
      if (is('unasked') && method === 'initialize') send({ id: 'news', result: {} })
      if (method === 'shutdown' && !is('stays', 'waits-for-the-end')) exit(is('fails-at-last') ? 7 : 0)
    },
    close: () => {
      write(held)
      if (!is('stays')) exit(0)
    }
  }
}
