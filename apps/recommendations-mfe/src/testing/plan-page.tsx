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

/** The items of a part of the plan as a person reads them: what to pay, first things first. */
export async function items(part = 'What to pay, first things first') {
  const list = await screen.findByRole('list', { name: part })
  return within(list)
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('heading').textContent)
}

/** One item of the plan, by the name of its liability. */
export async function item(name: string) {
  const heading = await screen.findByRole('heading', { name, level: 4 })
  return within(heading.closest('li') ?? document.body)
}
