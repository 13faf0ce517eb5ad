import { screen, within } from '@testing-library/react'

/** What a row shows, cell by cell, without its name at the start and its buttons at the end. */
export function valuesOf(name: RegExp): (string | null)[] {
  const cells = within(screen.getByRole('row', { name })).getAllByRole('cell')
  return cells.slice(0, -1).map((cell) => cell.textContent)
}

/** The names of the rows, in the order shown. */
export function rowNames(): (string | null)[] {
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent)
}

/** The headings of the columns. */
export function headings(): (string | null)[] {
  return screen.getAllByRole('columnheader').map((header) => header.textContent)
}
