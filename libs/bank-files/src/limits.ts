/** The most lines of one file, all statements together. */
export const MAX_FILE_LINES = 20_000
/** The longest text of a line; the rest is cut off. */
export const MAX_TEXT_LENGTH = 500
/** The longest name of the other party; the rest is cut off. */
export const MAX_COUNTERPARTY_LENGTH = 120
/** The longest id that a bank gives a line. OFX allows 255. */
export const MAX_BANK_ID_LENGTH = 255
/** Dates before this day are mistakes of the file, such as an empty date that became 1899-12-30 in a spreadsheet. */
export const EARLIEST_DAY = '1970-01-01'
