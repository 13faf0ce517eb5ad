/**
 * The response header with the database's position, used if reads may go to a standby. A call that sends the latest
 * position is served by a standby that has reached it; a call without one, by the primary. Positions of the same
 * installation sort by time.
 */
export const POSITION_HEADER = 'X-Solvent-Position'
