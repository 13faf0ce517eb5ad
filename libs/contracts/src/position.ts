/**
 * The header of an answer that says how far the database has come, where reading may go to a standby. A call that brings
 * the latest one is answered by a standby that has come as far; a call without one by the primary. Positions of the same
 * installation sort by time.
 */
export const POSITION_HEADER = 'X-Solvent-Position'
