import { fakeApi, maya } from '@solvent/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { card, log, savedTables, showWidget } from '../testing/show-widget'

const DRAFT_LABEL = 'something, from Cash'

async function propose(text: string, api = fakeApi()) {
  const widget = showWidget(api)
  await widget.ask(text)
  await log().findByText('Please check this before I save it.')
  return widget
}

const save = (name = DRAFT_LABEL) => card(name).getByRole('button', { name: `Save ${name}` })

test('a draft shows why it is not saved yet, and what the assistant understood', async () => {
  await propose('I bought something')
  expect(card(DRAFT_LABEL).getByText('Not saved yet')).toBeVisible()
  expect(card(DRAFT_LABEL).getByText("I'm not sure I understood this. Please check it.")).toBeVisible()
  expect(card(DRAFT_LABEL).getByLabelText('Amount')).toHaveValue('')
  expect(card(DRAFT_LABEL).getByLabelText('Date')).toHaveValue('2026-03-10')
  expect(card(DRAFT_LABEL).getByLabelText('Category')).toHaveValue('Shopping')
  const account = card(DRAFT_LABEL).getByLabelText('Pay from')
  await waitFor(() => expect(account).toHaveValue('Cash'))
  expect(within(account).getByRole('option', { name: 'Cash ($1,000.00)' })).toBeInTheDocument()
})

test('a completed draft is saved and shows on every screen', async () => {
  const { api, user } = await propose('I bought something')
  const tables = savedTables()
  await user.click(save())
  expect(await card(DRAFT_LABEL).findByText('Amount is required')).toBeVisible()
  expect(card(DRAFT_LABEL).getByLabelText('Amount')).toHaveFocus()
  expect(api.received('confirmDraft')).toEqual([])
  await user.type(card(DRAFT_LABEL).getByLabelText('Amount'), '1,000.00')
  await user.selectOptions(card(DRAFT_LABEL).getByLabelText('Category'), 'Travel')
  await user.click(save())
  expect(await card(DRAFT_LABEL).findByText('$1,000.00')).toBeVisible()
  expect(card(DRAFT_LABEL).getByRole('button', { name: `Undo ${DRAFT_LABEL}` })).toBeVisible()
  expect(api.received('confirmDraft')).toEqual([
    {
      fields: {
        amount: 1000,
        occurred_on: '2026-03-10',
        account: 'Cash',
        category: 'Travel',
        note: 'something',
      },
    },
  ])
  expect(tables).toEqual(['expenses'])
  expect(await screen.findByText('Assets 16000')).toBeVisible()
})

test('a refund is a draft of where the money goes to, and its card has the category of an expense and Undo', async () => {
  const { api, user } = await propose('I think I got 30 back for the shoes')
  const label = 'Refund of $30.00 for shoes'
  const draft = card(label)
  expect(draft.getByText('Refund')).toBeVisible()
  expect(draft.getByLabelText('Date')).toHaveValue('2026-03-10')
  const account = draft.getByLabelText('Goes to')
  expect(await within(account).findByRole('option', { name: /^New boiler/ })).toBeInTheDocument()
  await user.selectOptions(draft.getByLabelText('Category'), 'Gifts')
  await user.click(save(label))
  expect(await card(label).findByText('Refunded on Mar 10, 2026')).toBeVisible()
  expect(card(label).getByRole('combobox', { name: 'Category' })).toHaveValue('Gifts')
  expect(await screen.findByText('Assets 17030')).toBeVisible()
  expect(api.received('confirmDraft')).toEqual([
    {
      fields: { amount: 30, occurred_on: '2026-03-10', account: 'Cash', category: 'Gifts', note: 'shoes' },
    },
  ])
  await user.click(card(label).getByRole('button', { name: `Undo ${label}` }))
  expect(await card(label).findByText('Undone')).toBeVisible()
  expect(await screen.findByText('Assets 17000')).toBeVisible()
})

test('a saved draft says that it passes the limit of its category, until it is undone', async () => {
  const limits = [{ category: 'Shopping', amount: 100, carries_over: false }] as const
  const { user } = await propose('I spent 300 on a bike', fakeApi({ ...maya, limits }))
  await user.click(save())
  const notice = await card(DRAFT_LABEL).findByText(
    'Shopping is $200.00 over its limit of $100.00 this month.',
  )
  expect(notice).toBeVisible()
  await user.click(card(DRAFT_LABEL).getByRole('button', { name: `Undo ${DRAFT_LABEL}` }))
  expect(await card(DRAFT_LABEL).findByText('Undone')).toBeVisible()
  expect(notice).not.toBeInTheDocument()
})

test('a refused draft shows the reason and stays open', async () => {
  const { user } = await propose('I spent 2000 on a bike')
  expect(card(DRAFT_LABEL).getByText('This is a large amount. Please check it.')).toBeVisible()
  await user.click(save())
  expect(await card(DRAFT_LABEL).findByText('Insufficient funds')).toBeVisible()
  expect(card(DRAFT_LABEL).getByLabelText('Amount')).toHaveValue('2000.00')
})

test('fields that the server refuses are marked', async () => {
  const api = fakeApi()
  const { user } = await propose('I spent 300 on a bike', api)
  api.fail('confirmDraft', 'invalid_request', undefined, [
    { field: 'fields.amount', message: 'is too large' },
  ])
  await user.click(save())
  expect(await card(DRAFT_LABEL).findByText('Amount is too large')).toBeVisible()
})

test('a cancelled draft stays cancelled when the conversation is reloaded', async () => {
  const { api, user } = await propose('I bought something')
  await user.click(card(DRAFT_LABEL).getByRole('button', { name: `Cancel ${DRAFT_LABEL}` }))
  expect(await card(DRAFT_LABEL).findByText('Cancelled')).toBeVisible()
  expect(card(DRAFT_LABEL).queryByRole('button')).not.toBeInTheDocument()
  cleanup()
  await showWidget(api).open()
  expect(await log().findByText('Cancelled')).toBeVisible()
})

test('a failed cancel shows an error and leaves the draft open', async () => {
  const api = fakeApi()
  const { user } = await propose('I bought something', api)
  api.fail('cancelDraft', 'no_answer')
  await user.click(card(DRAFT_LABEL).getByRole('button', { name: `Cancel ${DRAFT_LABEL}` }))
  expect(await card(DRAFT_LABEL).findByText("We couldn't cancel this. Please try again.")).toBeVisible()
  expect(save()).toBeEnabled()
})

test.each([
  ['saved', 'confirmDraft', `Save ${DRAFT_LABEL}`],
  ['cancelled', 'cancelDraft', `Cancel ${DRAFT_LABEL}`],
])('a draft that has expired when it is %s says so', async (_, call, button) => {
  const api = fakeApi()
  const { user } = await propose('I spent 300 on a bike', api)
  api.fail(call, 'draft_closed')
  await user.click(card(DRAFT_LABEL).getByRole('button', { name: button }))
  expect(await card(DRAFT_LABEL).findByText('Expired')).toBeVisible()
  expect(card(DRAFT_LABEL).getByText('This draft is closed. Enter it again to save it.')).toBeVisible()
  expect(card(DRAFT_LABEL).queryByRole('button')).not.toBeInTheDocument()
})

test('a debt draft has the fields of the liability form', async () => {
  const { api, user } = await propose('I owe my brother 900')
  const tables = savedTables()
  const debt = card('Personal Loan')
  expect(
    debt.getByText('This is about your profile, your plan or the terms of a debt. Please check it.'),
  ).toBeVisible()
  expect(debt.getByLabelText('Liability type')).toHaveValue('Personal Loan')
  expect(debt.getByLabelText('Total amount')).toHaveValue('900.00')
  await user.clear(debt.getByLabelText('Installments'))
  await user.type(debt.getByLabelText('Installments'), '9')
  await user.click(save('Personal Loan'))
  expect(await debt.findByText('Saved')).toBeVisible()
  expect(api.received('confirmDraft')).toEqual([
    {
      fields: {
        liability_type: 'Personal Loan',
        liability_amount: 900,
        installments_total: 9,
        frequency: 'monthly',
        due_date: '2026-03-10',
        priority_score: 50,
        interest_rate: 0,
        description: '',
      },
    },
  ])
  expect(tables).toEqual(['liabilities'])
})
