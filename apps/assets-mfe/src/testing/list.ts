import { screen, within } from '@testing-library/react'

/** The cell texts of a row, without its name and its buttons. */
export function valuesOf(name: RegExp): (string | null)[] {
  const cells = within(screen.getByRole('row', { name })).getAllByRole('cell')
  return cells.slice(0, -1).map((cell) => cell.textContent)
}

/** The names of the rows, in order. */
export function rowNames(): (string | null)[] {
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent)
}

/** The column headings. */
export function headings(): (string | null)[] {
  return screen.getAllByRole('columnheader').map((header) => header.textContent)
}
