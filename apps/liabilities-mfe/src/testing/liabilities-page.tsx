import { fakeApi } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import LiabilitiesPage from '../page'

/** What a row of the list shows, cell by cell, without its name at the start. */
export function cellsOf(name: RegExp) {
  return within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
}

/** Shows the page and presses the button, which opens the dialog with this name. */
export async function openDialog(button: string, name: string, api = fakeApi()) {
  const { user } = renderWithApi(<LiabilitiesPage />, api)
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  return { user, dialog, api }
}
