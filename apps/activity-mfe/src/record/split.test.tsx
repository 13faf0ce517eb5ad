import { today } from '@solvent/api-client'
import { fakeApi, ines } from '@solvent/testing'
import { screen, within } from '@testing-library/react'
import { dialogOf, openForm, showActivity } from '../testing/activity-page'

async function openSplitExpense(api = fakeApi(ines)) {
  const { user } = showActivity('/activity', api)
  const form = await openForm(user, 'Record expense')
  await form.findByRole('option', { name: 'Cash ($2,240.45)' })
  await user.type(form.getByLabelText('Amount'), '100')
  await user.selectOptions(form.getByLabelText('Category'), 'Groceries')
  await user.click(form.getByRole('button', { name: 'Split over several categories' }))
  const part = async (number: number, category: string, amount: string) => {
    await user.selectOptions(form.getByLabelText(`Category ${number}`), category)
    await user.type(form.getByLabelText(`Amount ${number}`), amount)
  }
  const save = () => user.click(form.getByRole('button', { name: 'Record expense' }))
  return { user, api, form, part, save }
}

test('an expense is split over categories, which the entry lists and a correction changes', async () => {
  const { user, api, form, part, save } = await openSplitExpense()
  expect(form.queryByLabelText('Category')).not.toBeInTheDocument()
  expect(form.getByLabelText('Category 1')).toHaveValue('Groceries')
  await user.type(form.getByLabelText('Amount 1'), '60')
  expect(form.getByRole('status')).toHaveTextContent('$40.00 left to split.')
  await part(2, 'Gifts', '40')
  expect(form.getByRole('status')).toHaveTextContent('The categories add up to the amount.')
  await save()
  const parts = [
    { category: 'Groceries', amount: 60 },
    { category: 'Gifts', amount: 40 },
  ]
  const sent = { amount: 100, occurred_on: today(), account: 'Cash', note: '' }
  expect(await screen.findByText('Expense of $100.00 recorded')).toBeVisible()
  expect(api.received('recordExpense')).toEqual([{ ...sent, parts }])
  await user.click(
    await screen.findByRole('button', { name: /^Groceries, Gifts Expense · from Cash -\$100/ }),
  )
  const entry = await dialogOf('Groceries, Gifts')
  expect((await entry.findByText('Gifts')).parentElement).toHaveTextContent('Gifts$40.00')
  expect(entry.queryByLabelText('Category')).not.toBeInTheDocument()
  await user.click(entry.getByRole('button', { name: 'Correct' }))
  const correction = await dialogOf('Correct expense')
  expect(correction.getByLabelText('Amount 2')).toHaveValue('40.00')
  await user.click(correction.getByRole('button', { name: 'Use one category' }))
  expect(correction.getByLabelText('Category')).toHaveValue('Groceries')
  await user.click(correction.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Expense of $100.00 corrected')).toBeVisible()
  expect(api.received('correctEntry')).toEqual([{ ...sent, kind: 'expense', category: 'Groceries' }])
})

test('categories are added and removed, and the others keep their values', async () => {
  const { user, api, form, part, save } = await openSplitExpense()
  await user.type(form.getByLabelText('Amount 1'), '60')
  await part(2, 'Gifts', '15')
  await user.click(form.getByRole('button', { name: 'Add category' }))
  await part(3, 'Fees', '40')
  expect(form.getByRole('status')).toHaveTextContent('The categories are $15.00 more than the amount.')
  await user.click(form.getByRole('button', { name: 'Remove category 2' }))
  expect(form.queryByLabelText('Category 3')).not.toBeInTheDocument()
  await save()
  expect(await screen.findByText('Expense of $100.00 recorded')).toBeVisible()
  const parts = [
    { category: 'Groceries', amount: 60 },
    { category: 'Fees', amount: 40 },
  ]
  expect(api.received('recordExpense')).toEqual([expect.objectContaining({ parts })])
})

test('what is missing of a part is reported at its field, and nothing is sent', async () => {
  const { api, form, save } = await openSplitExpense()
  await save()
  expect(form.getByLabelText('Amount 1')).toHaveAccessibleDescription('Amount 1 is required')
  expect(form.getByLabelText('Category 2')).toHaveAccessibleDescription('Category 2 is required')
  expect(api.received('recordExpense')).toEqual([])
})

test('an own category is offered beside the built-in ones', async () => {
  const pets = { kind: 'expense', name: 'Pets', hue: 2, icon: 'Gifts', parent: null } as const
  const { form } = await openSplitExpense(fakeApi({ ...ines, categories: [pets] }))
  const own = within(form.getByLabelText('Category 2')).getByRole('group', { name: 'Your categories' })
  expect(within(own).getAllByRole('option')).toHaveLength(1)
})
