/**
 * The envelope of a certificate: DSSE, signed with Ed25519. Its signature is over the kind and the bytes of what it holds, so
 * neither can be changed, and nothing is parsed before the signature is checked.
 * @see https://github.com/secure-systems-lab/dsse/blob/master/protocol.md
 * @module
 */
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { z } from 'zod'
import { InputProblem } from '../../model/scenario/problem.js'

/** The kind of what the envelope of a certificate holds. */
export const PAYLOAD_TYPE = 'application/vnd.in-toto+json'

const Base64 = z.string().regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, 'must be Base64')

/** A signed message. */
export const Envelope = z.strictObject({
  payloadType: z.string(),
  payload: Base64,
  signatures: z.array(z.strictObject({ keyid: z.string().exactOptional(), sig: Base64 })).min(1)
})
export type Envelope = z.infer<typeof Envelope>

/** What is signed: kind and content, each with its length, so that no other pair gives the same bytes. */
export const signedBytes = (payloadType: string, payload: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `), payload])

/** What tells a public key from others: the SHA-256 of its DER form, in hexadecimal. */
export const keyId = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')

const HOW = {
  private: 'openssl genpkey -algorithm ed25519 -out key.pem',
  public: 'openssl pkey -in key.pem -pubout -out key.pub.pem'
} as const

const readKey = (pem: string, file: string, kind: 'private' | 'public'): KeyObject => {
  let key: KeyObject
  try {
    key = kind === 'private' ? createPrivateKey(pem) : createPublicKey(pem)
  } catch {
    throw new InputProblem(`${file} holds no ${kind} key in PEM form that can be read without a password; make one with "${HOW[kind]}".`)
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new InputProblem(`${file} holds a key of the kind ${key.asymmetricKeyType ?? 'unknown'}; certificates are signed with Ed25519.`)
  return key
}

/**
 * A private key that signs certificates.
 * @throws InputProblem if the text holds none
 */
export const signingKey = (pem: string, file: string): KeyObject => readKey(pem, file, 'private')

/**
 * A public key that certificates are checked by. A private key is refused: it has no business where certificates are read.
 * @throws InputProblem if the text holds none
 */
export const checkingKey = (pem: string, file: string): KeyObject => {
  if (pem.includes('PRIVATE KEY'))
    throw new InputProblem(`${file} holds a private key; --key takes the public one, which "${HOW.public}" writes.`)
  return readKey(pem, file, 'public')
}

/** Puts a text into an envelope and signs it. */
export const seal = (text: string, key: KeyObject): Envelope => {
  const payload = Buffer.from(text)
  return {
    payloadType: PAYLOAD_TYPE,
    payload: payload.toString('base64'),
    signatures: [{ keyid: keyId(createPublicKey(key)), sig: sign(null, signedBytes(PAYLOAD_TYPE, payload), key).toString('base64') }]
  }
}

/** What an envelope holds, or why it is not to be believed, in a sentence. */
export type Opened = { readonly text: string } | { readonly refused: string }

/** Opens an envelope: what it holds is given only if the key has signed it. */
export const open = ({ payloadType, payload, signatures }: Envelope, key: KeyObject): Opened => {
  if (payloadType !== PAYLOAD_TYPE)
    return { refused: `It holds ${JSON.stringify(payloadType)}, and a certificate holds "${PAYLOAD_TYPE}".` }
  const bytes = Buffer.from(payload, 'base64')
  const signed = signedBytes(payloadType, bytes)
  if (signatures.some(({ sig }) => verify(null, signed, key, Buffer.from(sig, 'base64')))) return { text: bytes.toString('utf8') }
  const own = keyId(key)
  return {
    refused: signatures.some(({ keyid }) => keyid === undefined || keyid === own)
      ? 'The signature does not fit: what it holds has been changed since it was signed.'
      : `It is signed with another key (${signatures.map(({ keyid }) => keyid).join(', ')}, and this one is ${own}).`
  }
}
