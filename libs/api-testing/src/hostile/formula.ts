/** What a spreadsheet computes, but for plain numbers. */
const FORMULA = /^(?!-?\d+(\.\d+)?$)[=+\-@\t\r]/

/** Whether a spreadsheet takes the cell of a CSV file for a formula. */
export function isFormula(cell: string): boolean {
  return FORMULA.test(cell)
}
