import { IMPORT_MINUTES } from '@solvent/contracts'

/**
 * What one client may cost. A connection whose request is not complete in time is closed, at the latest one
 * interval of checking later: Node would look for them every 30 seconds only.
 */
export const SERVER_LIMITS = {
  bodyBytes: 64 * 1024,
  headersMs: 10_000,
  requestMs: 14_000,
  /** The same for an import. */
  longestRequestMs: IMPORT_MINUTES * 60_000,
  checkingMs: 1_000,
  /** Without a byte in either direction. */
  silenceMs: 30_000,
  /** The same while a person waits for an answer that is not streamed: longer than a turn of the assistant. */
  conversationSilenceMs: 70_000,
  headerBytes: 16 * 1024,
  /** Of the address with its query. */
  urlCharacters: 4096,
  connections: 4096,
  /** Of arrays and objects in a body. */
  jsonDepth: 32,
}
