import { fakeApi, ines } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import ActivityPage from '../page'

/** The address bar. */
function Address() {
  return <output data-testid="address">{useLocation().search}</output>
}

/** Shows the page to Ines, who keeps books of every day, or to whom the API knows. */
export function showActivity(address = '/activity', api = fakeApi(ines)) {
  const page = (
    <>
      <ActivityPage />
      <Address />
    </>
  )
  return renderWithApi(page, api, address)
}

/** What the address has behind its path. */
export function addressNow(): string {
  return screen.getByTestId('address').textContent
}

/** The entries of a day as they are read, in their order. */
export async function entriesOf(day: string): Promise<string[]> {
  const list = await screen.findByRole('list', { name: day })
  return within(list)
    .getAllByRole('button')
    .map((row) => row.textContent)
}

/** The titles of all entries that are shown, in their order. */
export function titles(): string[] {
  const rows = within(screen.getByRole('region', { name: 'Entries' })).getAllByRole('listitem')
  return rows.map((row) => row.querySelector('span > span')?.textContent ?? '')
}

/** The dialog of an entry or a form, once it is there. */
export async function dialogOf(name: string) {
  return within(await screen.findByRole('dialog', { name }))
}

type User = ReturnType<typeof showActivity>['user']

/** Opens an entry of the list. */
export async function openEntry(user: User, row: RegExp, title: string) {
  await user.click(await screen.findByRole('button', { name: row }))
  return dialogOf(title)
}

/** Opens one of the forms from the menu. */
export async function openForm(user: User, name: 'Record Expense' | 'Record Income' | 'Record Trade') {
  await user.click(screen.getByRole('button', { name: 'Record' }))
  await user.click(await screen.findByRole('menuitem', { name }))
  return dialogOf(name)
}
