import { IMPORT_MINUTES } from '@solvent/contracts/transfer'

/**
 * Limits for one client. A connection whose request is not complete in time is closed at most one check interval later;
 * Node's default interval is 30 seconds.
 */
export const SERVER_LIMITS = {
  bodyBytes: 64 * 1024,
  headersMs: 10_000,
  requestMs: 14_000,
  /** The same for an import. */
  longestRequestMs: IMPORT_MINUTES * 60_000,
  checkingMs: 1_000,
  /** Without a byte in either direction. */
  idleMs: 30_000,
  /** The same while a long answer is pending: longer than a turn of the assistant. */
  longAnswerIdleMs: 70_000,
  headerBytes: 16 * 1024,
  /** Of the URL with its query. */
  urlCharacters: 4096,
  connections: 4096,
  /** Nesting of arrays and objects in a body. */
  jsonDepth: 32,
}
