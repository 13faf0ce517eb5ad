import { endSession } from '@solvent/api-client'
import { fakeApi, maya } from '@solvent/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

const CHOICE = 'Show my currency on every page'
const european = { ...maya, currency: 'EUR', currency_on_pages: true } as const

beforeEach(() => localStorage.clear())

async function openProfile(api = fakeApi()) {
  const opened = await renderApp({ path: '/profile', as: 'signed-in', api })
  await screen.findByRole('button', { name: 'Edit Profile' })
  return opened
}

type User = Awaited<ReturnType<typeof renderApp>>['user']

async function choose(user: User, currency: string) {
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  await user.selectOptions(screen.getByLabelText('Currency preference'), currency)
}
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save Changes' }))

test('choosing another currency asks where to show it, and applies it immediately', async () => {
  const { api, user } = await openProfile()
  expect(screen.getByText('$4,200.00')).toBeVisible()
  await choose(user, 'EUR')
  expect(screen.getByRole('checkbox', { name: CHOICE })).toBeChecked()
  expect(screen.getByText('For the amounts on every page')).toBeVisible()
  await save(user)
  expect(await screen.findByText('€4,200.00')).toBeVisible()
  expect(api.received('updateProfile')).toMatchObject([
    { currency_preference: 'EUR', currency_on_pages: true },
  ])
  const facts = within(screen.getByRole('region', { name: 'Financial Information' }))
  expect(facts.getByText('Amounts on pages').nextSibling).toHaveTextContent(/^EUR$/)
  expect(document.body).not.toHaveTextContent('$')
  expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus()
})

test('without the choice, the pages show the dollar sign', async () => {
  const { api, user } = await openProfile()
  await choose(user, 'EUR')
  await user.click(screen.getByRole('checkbox', { name: CHOICE }))
  expect(screen.getByText('For the amounts on the dashboard')).toBeVisible()
  await save(user)
  expect(await screen.findByText('With a dollar sign')).toBeVisible()
  expect(screen.getByText('$4,200.00')).toBeVisible()
  expect(api.received('updateProfile')).toMatchObject([{ currency_on_pages: false }])
})

test('dollars need no choice, and a stored choice is shown', async () => {
  const { user } = await openProfile(fakeApi({ ...maya, currency: 'GBP' }))
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  const select = screen.getByLabelText('Currency preference')
  expect(screen.getByRole('checkbox', { name: CHOICE })).not.toBeChecked()
  await user.selectOptions(select, 'CAD')
  expect(screen.getByRole('checkbox', { name: CHOICE })).toBeChecked()
  await user.selectOptions(select, 'GBP')
  expect(screen.getByRole('checkbox', { name: CHOICE })).not.toBeChecked()
  await user.selectOptions(select, 'USD')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('amount fields show the currency sign of the pages', async () => {
  const { user } = await openProfile(fakeApi(european))
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  const income = screen.getByLabelText('Monthly Income')
  expect(income.parentElement).toHaveTextContent('€')
  await user.clear(income)
  await user.type(income, '€3,000')
  await save(user)
  expect(await screen.findByText('€3,000.00')).toBeVisible()
})

const dashboard = () => screen.queryByRole('heading', { level: 1, name: /Welcome/ })

test('no page shows before the currency is known; a device that knows it shows the page immediately', async () => {
  const api = fakeApi(european)
  const release = api.hold('getProfile')
  const { unmount } = await renderApp({ path: '/', as: 'signed-in', api })
  await screen.findByRole('navigation')
  expect(dashboard()).not.toBeInTheDocument()
  release()
  await waitFor(() => expect(dashboard()).toBeVisible())
  unmount()

  const again = fakeApi(european)
  again.hold('getProfile')
  await renderApp({ path: '/', as: 'signed-in', api: again })
  await waitFor(() => expect(dashboard()).toBeVisible())
})

test('the stored currency is removed when the session ends', async () => {
  await openProfile(fakeApi(european))
  await waitFor(() => expect(localStorage.getItem('page_currency')).toMatch(/ EUR$/))
  act(() => endSession('asked'))
  expect(localStorage.getItem('page_currency')).toBeNull()
})

test('a profile that cannot be read does not block the pages', async () => {
  const api = fakeApi(european)
  api.fail('getProfile', 'not_found')
  await renderApp({ path: '/', as: 'signed-in', api })
  await waitFor(() => expect(dashboard()).toBeVisible())
})
