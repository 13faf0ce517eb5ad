import { fakeApi } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { showPlan } from '../testing/plan-page'

/** Opens the form, in which a loan of twelve installments pays the credit card. */
async function openForm(api = fakeApi()) {
  const { user } = showPlan(api)
  await user.click(await screen.findByRole('button', { name: 'Compare an offer' }))
  const form = within(await screen.findByRole('dialog', { name: 'Compare an offer' }))
  const fill = async (label: string | RegExp, text: string) => {
    await user.clear(form.getByLabelText(label))
    await user.type(form.getByLabelText(label), text)
  }
  const send = () => user.click(form.getByRole('button', { name: 'Compare' }))
  const fillLoan = async () => {
    await fill('Lender', 'City Bank')
    await user.click(form.getByLabelText(/^New boiler/))
    await fill('Interest rate (% per year)', '6')
    await fill('Installments', '12')
  }
  return { user, api, form, fill, fillLoan, send }
}

test('an offer says what it is worth while it is typed, and stands beside the debts as they are', async () => {
  const { api, form, fillLoan, send } = await openForm()
  await fillLoan()
  expect(await form.findByText(/^With your plan, you pay \$[\d.]+ less in all/)).toBeVisible()
  await send()
  const table = within(await screen.findByRole('table', { name: 'Offers side by side' }))
  expect(table.getByText('Your debts as they are')).toBeVisible()
  expect(table.getByText('City Bank')).toBeVisible()
  expect(table.getByText('Better')).toBeVisible()
  expect(api.received('addOffer')).toMatchObject([{ name: 'City Bank', interest_rate: 6, replaces: [{}] }])
})

test('a fee that costs more than the lower rate saves makes an offer not better', async () => {
  const { form, fill, fillLoan } = await openForm()
  await fillLoan()
  await fill('Fee (% of what it pays)', '25')
  expect(await form.findByText(/^With your plan, you pay \$[\d.]+ more in all/)).toBeVisible()
})

test('an offer without a debt or an installment says what is missing, and nothing is sent', async () => {
  const { api, form, fill, send } = await openForm()
  await fill('Lender', 'City Bank')
  await send()
  expect(await form.findByText('Choose at least one debt.')).toBeVisible()
  expect(form.getByText('Installments is required')).toBeVisible()
  expect(api.received('addOffer')).toEqual([])
})

test('a part of a debt can be moved', async () => {
  const { api, fillLoan, fill, send } = await openForm()
  await fillLoan()
  await fill('Part of New boiler (optional)', '400')
  await send()
  await screen.findByRole('table', { name: 'Offers side by side' })
  expect(api.received('addOffer')).toMatchObject([{ replaces: [{ amount: 400 }] }])
})

test('an accepted offer takes the place of its debts, and Undo brings them back', async () => {
  const { user, fillLoan, send } = await openForm()
  await fillLoan()
  await send()
  await user.click(await screen.findByRole('button', { name: 'Accept City Bank' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept City Bank?' }))
  await user.click(dialog.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('A debt that this offer pays is already paid off.')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Accept City Bank' })).toBeVisible()
})

test('an offer is changed and deleted', async () => {
  const { user, fillLoan, send } = await openForm()
  await fillLoan()
  await send()
  await user.click(await screen.findByRole('button', { name: 'Edit City Bank' }))
  const form = within(await screen.findByRole('dialog', { name: 'Change City Bank' }))
  expect(form.getByLabelText('Installments')).toHaveValue('12')
  expect(form.getByLabelText(/^New boiler/)).toBeChecked()
  await user.type(form.getByLabelText('Fee (% of what it pays)'), '25')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getAllByText('Not better')).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Delete City Bank' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete City Bank?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('button', { name: 'Compare an offer' })).toBeVisible()
  expect(screen.queryByRole('table', { name: 'Offers side by side' })).toBeNull()
})
