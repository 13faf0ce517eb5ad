/** A position in a server's log as 24 hexadecimal digits: timeline, then byte. Within one cluster they sort by time. */
export type LogPosition = string

const TEXT = /^[\dA-F]{24}$/
const TIMELINE_DIGITS = 8
const HALF_DIGITS = 8

/** SQL for a primary: the end of its log, after every earlier commit. */
export const CURRENT_POSITION = `select substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, ${TIMELINE_DIGITS}) as timeline,
  pg_current_wal_insert_lsn()::text as byte`

/** @param byte as PostgreSQL writes it: 16/B374D848 */
export function toPosition({ timeline, byte }: { timeline: string; byte: string }): LogPosition {
  const halves = byte.split('/').map((half) => half.padStart(HALF_DIGITS, '0'))
  return `${timeline}${halves.join('')}`
}

/** Parses a position sent by a client; null if it is invalid. */
export function readPosition(text: string): LogPosition | null {
  return TEXT.test(text) ? text : null
}

/** The later of two. */
export function laterPosition(one: LogPosition, other: LogPosition): LogPosition {
  return one > other ? one : other
}

/**
 * SQL for a standby: whether it has replayed everything before the position. A standby that still follows a primary
 * left behind by a promotion may be ahead in bytes without having those changes, but it is on an older timeline.
 */
export function hasReached(position: LogPosition): string {
  const timeline = Number.parseInt(position.slice(0, TIMELINE_DIGITS), 16)
  const bytes = position.slice(TIMELINE_DIGITS)
  const byte = `${bytes.slice(0, HALF_DIGITS)}/${bytes.slice(HALF_DIGITS)}`
  return `pg_is_in_recovery() and pg_last_wal_replay_lsn() >= '${byte}'
    and (select timeline_id from pg_control_checkpoint()) >= ${timeline}`
}
