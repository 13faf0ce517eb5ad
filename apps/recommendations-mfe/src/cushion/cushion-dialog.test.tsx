import { fakeApi, maya } from '@solvent/testing'
import { screen, within } from '@testing-library/react'
import { showPlan, tile } from '../testing/plan-page'

async function openDialog(api = fakeApi()) {
  const { user } = showPlan(api)
  await screen.findByRole('heading', { name: 'Your path to debt-free' })
  await user.click(within(await tile('Remaining Budget')).getByRole('button', { name: 'Set cushion' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your cushion' }))
  const type = async (amount: string) => {
    await user.clear(dialog.getByLabelText('Cushion'))
    await user.type(dialog.getByLabelText('Cushion'), amount)
  }
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }))
  return { user, api, dialog, type, save }
}

test('a cushion is proposed, and one that the accounts hold changes nothing', async () => {
  const { api, dialog, save } = await openDialog()
  expect(dialog.getByLabelText('Cushion')).toHaveValue('1000.00')
  expect(
    await dialog.findByText(
      'Your accounts hold $7,200.00. Nothing has to be set aside this month. It does not delay the end of your debts.',
    ),
  ).toBeVisible()
  await save()
  expect(await screen.findByText('After these payments, with a cushion of $1,000.00')).toBeVisible()
  expect(api.received('savePlanChoice')).toEqual([{ cushion: 1000 }])
})

test('a cushion above what the accounts hold is filled before anything extra is paid, at a price', async () => {
  const { user, dialog, type, save } = await openDialog()
  await type('8000')
  // 8,000.00 + 820.00 that fall due - 7,200.00.
  expect(
    await dialog.findByText(
      /^Your accounts hold \$7,200\.00\. This month sets aside \$1,620\.00 before anything extra is paid\. It costs \$[\d.,]+ in interest\.$/,
    ),
  ).toBeVisible()
  await save()
  expect(
    await screen.findByText("Keep $1,620.00 of this month's budget for your cushion of $8,000.00."),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change cushion' }))
  expect(
    within(await screen.findByRole('dialog', { name: 'Your cushion' })).getByLabelText('Cushion'),
  ).toHaveValue('8000.00')
})

test('no cushion is a choice', async () => {
  const { api, type, save } = await openDialog(fakeApi({ ...maya, assets: [] }))
  await type('0')
  await save()
  expect(await screen.findByRole('button', { name: 'Change cushion' })).toBeVisible()
  expect(api.received('savePlanChoice')).toEqual([{ cushion: 0 }])
})

test.each([
  ['-5', 'Cushion must not be negative'],
  ['', 'Cushion is required'],
  ['1.005', 'At most two decimals'],
])('a cushion of %j is refused at its field', async (typed, message) => {
  const { user, api, dialog, save } = await openDialog()
  await user.clear(dialog.getByLabelText('Cushion'))
  if (typed) await user.type(dialog.getByLabelText('Cushion'), typed)
  await save()
  expect(await dialog.findByText(message)).toBeVisible()
  expect(api.received('savePlanChoice')).toEqual([])
})
