import { seal, unseal } from './sealed-box'

const PREFIX = /^[a-z]{1,6}-/
/** The last four characters of a shorter key would reveal too much. */
const MIN_PREVIEW_LENGTH = 12

export interface SealedAiKey {
  sealed: string
  /** Masked for the person to recognise: `csk-****1234`. */
  preview: string
}

/** Encrypts a person's AI key under the server's key. */
export function sealAiKey(serverKey: Buffer, userId: string, key: string): SealedAiKey {
  return { sealed: seal(serverKey, purpose(userId), key), preview: preview(key) }
}

/** @throws Error if it was sealed with a different server key. */
export function openAiKey(serverKey: Buffer, userId: string, sealed: string): string {
  return unseal(serverKey, purpose(userId), sealed)
}

function purpose(userId: string): string {
  return `${userId}:ai-key:v1`
}

function preview(key: string): string {
  const prefix = PREFIX.exec(key)?.[0] ?? ''
  return key.length < MIN_PREVIEW_LENGTH ? '****' : `${prefix}****${key.slice(-4)}`
}
