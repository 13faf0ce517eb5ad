import { fakeApi, ines } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import ActivityPage from '../page'
import type { RecordKind } from '../record/record-kinds'

/** Shows the search part of the address. */
function Address() {
  return <output data-testid="address">{useLocation().search}</output>
}

/** Renders the page for the user of an API; by default Ines, who has daily entries. */
export function showActivity(address = '/activity', api = fakeApi(ines)) {
  const page = (
    <>
      <ActivityPage />
      <Address />
    </>
  )
  return renderWithApi(page, api, address)
}

/** The search part of the current address. */
export function currentSearch(): string {
  return screen.getByTestId('address').textContent
}

/** The text of each entry of a day, in order. */
export async function entriesOf(day: string): Promise<string[]> {
  const list = await screen.findByRole('list', { name: day })
  return within(list)
    .getAllByRole('button')
    .map((row) => row.textContent)
}

/** The titles of all visible entries, in order. */
export function titles(): string[] {
  const rows = within(screen.getByRole('region', { name: 'Entries' })).getAllByRole('listitem')
  return rows.map((row) => row.querySelector('span > span:not([aria-hidden])')?.textContent ?? '')
}

/** Waits for the dialog of an entry or a form. */
export async function dialogOf(name: string) {
  return within(await screen.findByRole('dialog', { name }))
}

type User = ReturnType<typeof showActivity>['user']

/** Opens an entry from the list. */
export async function openEntry(user: User, row: RegExp, title: string) {
  await user.click(await screen.findByRole('button', { name: row }))
  return dialogOf(title)
}

/** Opens a form from the Record menu. */
export async function openForm(user: User, name: `Record ${RecordKind}`) {
  await user.click(screen.getByRole('button', { name: 'Record' }))
  await user.click(await screen.findByRole('menuitem', { name }))
  return dialogOf(name)
}
