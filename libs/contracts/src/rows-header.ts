/** The response header with the number of rows of an export. */
export const ROWS_HEADER = 'x-solvent-rows'
