/** Text that a spreadsheet evaluates, except plain numbers. */
const FORMULA = /^(?!-?\d+(\.\d+)?$)[=+\-@\t\r]/

/** Whether a spreadsheet would treat the CSV cell as a formula. */
export function isFormula(cell: string): boolean {
  return FORMULA.test(cell)
}
