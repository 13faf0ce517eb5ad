import { answerCallsWith } from '@solvent/api-client/testing'
import { fakeApi, maya } from '@solvent/testing'
import { screen, within } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

/** The value beside a name in a section of the page. */
async function fact(section: string, name: string) {
  const region = within(await screen.findByRole('region', { name: section }))
  return region.getByText(name, { selector: 'dt' }).nextElementSibling
}

/** Answers only the profile request, with a profile that has no dates. */
function answerWithoutDates() {
  const profile = {
    name: maya.name,
    email: maya.email,
    username: maya.username,
    monthly_income: maya.monthly_income,
    currency_preference: maya.currency,
    has_api_key: false,
    api_key_preview: null,
    selected_model: maya.model,
  }
  answerCallsWith(async (config) => {
    const known = config.url === '/api/profile'
    if (!known) throw new Error('no answer')
    return { config, status: 200, statusText: '', headers: {}, data: JSON.stringify(profile) }
  })
}

test('dates that the profile does not have are shown as "Unknown"', async () => {
  const api = fakeApi()
  answerWithoutDates()
  await renderApp({ path: '/profile', as: 'signed-in', api })
  expect(await fact('Account Information', 'Member Since')).toHaveTextContent(/^Unknown$/)
  expect(await fact('Account Information', 'Last Updated')).toHaveTextContent(/^Unknown$/)
  expect(screen.getAllByText('Unknown')).toHaveLength(2)
})

test('the income has a dollar sign even if the user chose EUR', async () => {
  const api = fakeApi({ ...maya, currency: 'EUR' })
  const { user } = await renderApp({ path: '/profile', as: 'signed-in', api })
  expect(await fact('Financial Information', 'Monthly Income')).toHaveTextContent(/^\$4,200\.00$/)
  expect(await fact('Financial Information', 'Currency preference')).toHaveTextContent(/^EUR$/)
  expect(document.body).not.toHaveTextContent('€')
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  expect(screen.getByLabelText('Monthly Income')).toHaveValue('4200')
  expect(document.body).not.toHaveTextContent('€')
})

test('a key saved while the provider could not be reached is not shown as configured', async () => {
  const { user } = await renderApp({ path: '/profile', as: 'signed-in' })
  expect(await fact('AI Assistant Configuration', 'API Key')).toHaveTextContent(/^Configured$/)
  const caption = /^We couldn't reach the provider when you saved this key\./
  expect(screen.queryByText(caption)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  await user.type(screen.getByLabelText('API Key'), 'csk-offline')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText(caption)).toBeVisible()
  expect(await fact('AI Assistant Configuration', 'API Key')).toHaveTextContent(/^Not tested yet$/)
})
