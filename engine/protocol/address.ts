/**
 * Addresses of engines that run already. All are of this machine: nothing guards the protocol.
 * @module
 */

/** Where an engine listens. */
export interface Address {
  readonly host: string
  readonly port: number
}

/** The address that engines and the kit take unless another is named. */
export const LOOPBACK = '127.0.0.1'

const LOOPBACKS: readonly RegExp[] = [/^127(?:\.\d{1,3}){3}$/, /^::1$/]

/** An address as it is typed: `127.0.0.1:7357`, `[::1]:7357`. */
export const sayAddress = ({ host, port }: Address): string => `${host.includes(':') ? `[${host}]` : host}:${port}`

/**
 * An address that was typed.
 * @returns the address, or what is wrong with it in a sentence
 */
export const readAddress = (text: string): Address | string => {
  const [, bracketed, plain, digits] = /^(?:\[([^\]]*)\]|([^:]*)):(\d{1,5})$/.exec(text.trim()) ?? []
  const named = bracketed ?? plain
  if (named === undefined || named === '') return `Give the address where the engine listens, such as ${LOOPBACK}:7357.`
  const host = named.toLowerCase() === 'localhost' ? LOOPBACK : named
  if (!LOOPBACKS.some(each => each.test(host)))
    return `Only an engine on this machine can be connected to (${LOOPBACK}, [::1] or localhost), since nothing guards the protocol; run the kit where the engine is.`
  const port = Number(digits)
  if (port < 1 || port > 65_535) return 'Give a port from 1 to 65535.'
  return { host, port }
}
