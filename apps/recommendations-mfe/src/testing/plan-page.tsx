import { fakeApi } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import PlanPage from '../page'

/** Shows the page to a signed-in person. */
export function showPlan(api = fakeApi(), address = '/recommendations') {
  return renderWithApi(<PlanPage />, api, address)
}

/** The tile of a figure. */
export function tile(name: string) {
  return screen.findByRole('group', { name })
}

/** The items of the plan as a person reads them, first things first. */
export async function items() {
  const list = await screen.findByRole('list', { name: 'What to pay, first things first' })
  return within(list)
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('heading').textContent)
}

/** One item of the plan, by the name of its liability. */
export async function item(name: string) {
  const heading = await screen.findByRole('heading', { name, level: 3 })
  return within(heading.closest('li') ?? document.body)
}
