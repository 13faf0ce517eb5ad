import { fakeApi } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import PlanPage from '../page'

/** Renders the page for a signed-in user. */
export function showPlan(api = fakeApi(), address = '/recommendations') {
  return renderWithApi(<PlanPage />, api, address)
}

/** The tile with this label. */
export function tile(name: string) {
  return screen.findByRole('group', { name })
}

/** The names of the items in a list of the plan, in order; by default those to pay. */
export async function items(part = 'Payments, most important first') {
  const list = await screen.findByRole('list', { name: part })
  return within(list)
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('heading').textContent)
}

/** The item of a liability, by its name. */
export async function item(name: string) {
  const heading = await screen.findByRole('heading', { name, level: 4 })
  return within(heading.closest('li') ?? document.body)
}
