import { fakeApi } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import LiabilitiesPage from '../page'

/** The cell texts of a row, without its name. */
export function cellsOf(name: RegExp) {
  return within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
}

/** Opens the form for a new liability with all its terms. */
export async function openAllTerms(api = fakeApi()) {
  const opened = await openDialog('Add Liability', 'Add Liability', api)
  await opened.user.click(opened.dialog.getByRole('button', { name: 'All terms' }))
  return opened
}

/** Renders the page and opens a dialog, by the names of its button and itself. */
export async function openDialog(button: string, name: string, api = fakeApi()) {
  const { user } = renderWithApi(<LiabilitiesPage />, api)
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  return { user, dialog, api }
}
