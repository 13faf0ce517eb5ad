import { fakeApi, maya } from '@solvent/testing'
import { screen, within } from '@testing-library/react'
import { item, showPlan, tile } from '../testing/plan-page'

async function openDialog(api = fakeApi()) {
  const { user } = showPlan(api)
  await user.click(within(await tile('Total Income')).getByRole('button', { name: 'Set paydays' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your paydays' }))
  const choose = (rhythm: string) =>
    user.selectOptions(dialog.getByLabelText('How often are you paid?'), rhythm)
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }))
  return { user, api, dialog, choose, save }
}

test('a payday shows the next ones, and is saved', async () => {
  const { user, api, dialog, choose, save } = await openDialog()
  await choose('Once a month')
  await user.type(dialog.getByLabelText('Day of the month'), '31')
  expect(dialog.getByRole('status')).toHaveTextContent(
    /^Next paydays: \d+ \w+.*, and \d+ \w+.*\. In a shorter month, it is the last day\.$/,
  )
  await save()
  expect(await screen.findByText('Paid on the 31st of each month')).toBeVisible()
  expect(api.received('savePlanChoice')).toEqual([{ pay: { kind: 'monthly', day: 31 } }])
})

test.each([
  [
    'Twice a month',
    { 'First day of the month': '1', 'Second day of the month': '15' },
    'Paid on the 1st and 15th of each month',
  ],
  ['Every two weeks', { 'A payday': '2026-03-06' }, 'Each month, paid every two weeks'],
  ['Every week', { 'A payday': '2026-03-06' }, 'Each month, paid every week'],
  ['Irregularly', {}, 'Each month, paid irregularly'],
])('pay that comes %j can be entered', async (rhythm, fields, hint) => {
  const { user, dialog, choose, save } = await openDialog()
  await choose(rhythm)
  for (const [label, value] of Object.entries(fields)) await user.type(dialog.getByLabelText(label), value)
  await save()
  expect(await screen.findByText(new RegExp(`^${hint}`))).toBeVisible()
})

test.each([
  ['Once a month', 'Day of the month', '32', 'Day of the month must be at most 31'],
  ['Every two weeks', 'A payday', '', 'A payday is required'],
])('%s without a valid day is refused at its field', async (rhythm, label, typed, message) => {
  const { user, api, dialog, choose, save } = await openDialog()
  await choose(rhythm)
  if (typed) await user.type(dialog.getByLabelText(label), typed)
  await save()
  expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(api.received('savePlanChoice')).toEqual([])
})

test('the rhythm is required', async () => {
  const { dialog, save } = await openDialog()
  await save()
  expect(await dialog.findByText('Choose how often you are paid.')).toBeVisible()
})

test('if the accounts hold less than the plan asks for, the notice asks for the paydays, and the items say what waits', async () => {
  const wallet = { asset_type: 'Cash', asset_value: 150, date_received: '2026-01-05' }
  showPlan(fakeApi({ ...maya, assets: [wallet] }))
  const notice = await screen.findByText(/^This plan needs/)
  expect(notice.parentElement?.parentElement).toHaveTextContent(/Set paydays$/)
  const boiler = await item('New boiler')
  expect(boiler.getByText(/^Pay \$[\d.,]+ today and \$[\d.,]+ after your next pay\.$/)).toBeVisible()
})

test('unsaved input of another dialog of the plan does not appear', async () => {
  const { user } = showPlan()
  await user.click(within(await tile('Available Budget')).getByRole('button', { name: 'Change budget' }))
  const budget = within(await screen.findByRole('dialog', { name: 'Monthly budget' }))
  await user.click(budget.getByRole('radio', { name: 'A fixed amount' }))
  await user.keyboard('{Escape}')
  await user.click(within(await tile('Total Income')).getByRole('button', { name: 'Set paydays' }))
  const paydays = within(await screen.findByRole('dialog', { name: 'Your paydays' }))
  expect(paydays.getByLabelText('How often are you paid?')).toHaveDisplayValue('Choose')
  expect(paydays.queryByText(/Draft restored/)).not.toBeInTheDocument()
})
