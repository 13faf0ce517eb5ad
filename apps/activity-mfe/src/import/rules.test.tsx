import { type RuleFields, tryImportRule } from '@solvent/contracts'
import { bankFile, fakeApi, ines, type Person, reviewLine } from '@solvent/testing'
import { onDay } from '@solvent/testing/on-day'
import { screen, waitFor, within } from '@testing-library/react'
import { dialogOf, showActivity } from '../testing/activity-page'

onDay(2026, 3, 10)

const CASH = '0b000000-0000-4000-8000-000000000001'
const VAN = '0b000000-0000-4000-8000-000000000005'

const plain: RuleFields = {
  text: 'Corner Shop',
  account_id: null,
  min_amount: null,
  max_amount: null,
  direction: 'out',
  category: 'Groceries',
  debt_id: null,
  name: null,
}
const bakery: RuleFields = { ...plain, text: 'Bakery', category: 'Eating out', max_amount: 20, name: 'Bread' }
const school: RuleFields = { ...plain, text: 'School', direction: 'in', category: 'Salary', account_id: CASH }
const van: RuleFields = { ...plain, text: 'Van finance', category: null, debt_id: VAN }
const withRules: Person = { ...ines, importRules: [bakery, school, van] }

const lines = [
  reviewLine(1, { booked_on: '2026-03-01' }),
  reviewLine(2, { booked_on: '2026-03-02', counterparty: 'CORNER SHOP 12' }),
  reviewLine(3, { booked_on: '2026-03-03' }),
  reviewLine(4, { booked_on: '2026-03-04', counterparty: 'Bakery' }),
  reviewLine(5, {
    booked_on: '2026-03-05',
    amount: 12.5,
    as: { kind: 'income', category: 'Other', note: 'Corner Shop' },
  }),
]

/** Opens the review of a file of the account. */
async function openReview(api = fakeApi(ines), review = lines, account = 'Cash') {
  const { user } = showActivity('/activity?import=file', api)
  const dialog = await dialogOf('Import a bank file')
  await user.selectOptions(await dialog.findByLabelText('Account'), account)
  await user.upload(dialog.getByLabelText('Bank file'), bankFile('march.ofx', { lines: review }))
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await screen.findAllByRole('row', { name: /Mar/ })
  return { api, user }
}

/** Opens the list of rules. */
async function openRules(person: Person) {
  const api = fakeApi(person)
  const { user } = showActivity('/activity?import=file', api)
  await user.click(await screen.findByRole('button', { name: 'Rules' }))
  return { api, user, dialog: await dialogOf('Rules') }
}

type User = Awaited<ReturnType<typeof openReview>>['user']

async function correct(user: User, day: RegExp, category: string) {
  await user.click(row(day))
  await user.selectOptions(screen.getByLabelText('Category'), category)
}

function row(name: RegExp) {
  return screen.getByRole('row', { name })
}

async function listed() {
  const list = await screen.findByRole('list', { name: 'Rules' })
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.firstElementChild?.textContent)
}

test('a corrected line becomes a rule in two taps, and lines that it fits change with it', async () => {
  const { api, user } = await openReview()
  await user.click(row(/Mar 1, 2026/))
  expect(screen.queryByRole('button', { name: 'Always do this' })).not.toBeInTheDocument()
  await correct(user, /Mar 3, 2026/, 'Gifts')
  await correct(user, /Mar 1, 2026/, 'Shopping')
  await user.click(await screen.findByRole('button', { name: 'Always do this' }))
  await user.click((await dialogOf('Always do this')).getByRole('button', { name: 'Save rule' }))
  expect(await screen.findByText('Rule saved and applied to 1 other line')).toBeVisible()
  expect(api.received('addImportRule')).toEqual([{ ...plain, category: 'Shopping' }])
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Always do this' })).toBeNull())
  const outcomes = [1, 2, 3, 4, 5].map(
    (day) => within(row(new RegExp(`Mar ${day}, 2026`))).getAllByRole('gridcell')[3]?.textContent,
  )
  expect(outcomes).toEqual([
    'Expense · Shopping',
    'Expense · Shopping',
    // The user had changed it.
    'Expense · Gifts',
    'Expense · Groceries',
    'Income · Other',
  ])
})

test('saving the same rule again changes it, with the lines that it had changed', async () => {
  const { api, user } = await openReview()
  await correct(user, /Mar 1, 2026/, 'Shopping')
  await user.click(await screen.findByRole('button', { name: 'Always do this' }))
  await user.click((await dialogOf('Always do this')).getByRole('button', { name: 'Save rule' }))
  expect(await screen.findByText('Rule saved and applied to 2 other lines')).toBeVisible()
  await correct(user, /Mar 1, 2026/, 'Leisure')
  await user.click(await screen.findByRole('button', { name: 'Always do this' }))
  await user.click((await dialogOf('Change rule')).getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(row(/Mar 2, 2026/)).toHaveTextContent('Expense · Leisure'))
  expect(row(/Mar 3, 2026/)).toHaveTextContent('Expense · Leisure')
  expect(api.received('addImportRule')).toHaveLength(1)
  expect(api.received('changeImportRule')).toEqual([{ ...plain, category: 'Leisure' }])
})

test('a payment to a debt and another name become part of the rule', async () => {
  const { api, user } = await openReview()
  await user.click(row(/Mar 4, 2026/))
  await user.selectOptions(screen.getByLabelText('Record as'), 'Payment to a debt')
  await user.click(await screen.findByRole('button', { name: 'Always do this' }))
  const payment = await dialogOf('Always do this')
  expect(payment.getByLabelText('Debt')).toHaveDisplayValue('Little van')
  expect(payment.queryByLabelText('Name (optional)')).not.toBeInTheDocument()
  await user.click(payment.getByRole('button', { name: 'Save rule' }))
  await screen.findByText('Rule saved')
  await user.click(row(/Mar 5, 2026/))
  await user.clear(screen.getByLabelText('Note'))
  await user.type(screen.getByLabelText('Note'), 'Deposit')
  await user.click(await screen.findByRole('button', { name: 'Always do this' }))
  const income = await dialogOf('Always do this')
  expect(income.getByLabelText('Name (optional)')).toHaveValue('Deposit')
  await user.click(income.getByRole('button', { name: 'Save rule' }))
  await waitFor(() =>
    expect(api.received('addImportRule')).toEqual([
      { ...plain, text: 'Bakery', category: null, debt_id: VAN },
      { ...plain, direction: 'in', category: 'Other', name: 'Deposit' },
    ]),
  )
})

test('transfers and refunds cannot become rules', async () => {
  const { user } = await openReview()
  await user.click(row(/Mar 1, 2026/))
  await user.selectOptions(screen.getByLabelText('Record as'), 'Transfer')
  expect(screen.getByLabelText('To account')).toBeVisible()
  await user.click(row(/Mar 5, 2026/))
  await user.selectOptions(screen.getByLabelText('Record as'), 'Refund')
  await correct(user, /Mar 5, 2026/, 'Gifts')
  expect(screen.queryByRole('button', { name: 'Always do this' })).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Record as'), 'Income')
  expect(await screen.findByRole('button', { name: 'Always do this' })).toBeVisible()
})

test('a debt that is smaller than a line is not paid by the rule', async () => {
  const large = reviewLine(2, { booked_on: '2026-03-02', amount: -6000 })
  const { user } = await openReview(fakeApi(ines), [reviewLine(1, { booked_on: '2026-03-01' }), large])
  await user.click(row(/Mar 1, 2026/))
  await user.selectOptions(screen.getByLabelText('Record as'), 'Payment to a debt')
  await user.click(await screen.findByRole('button', { name: 'Always do this' }))
  await user.click((await dialogOf('Always do this')).getByRole('button', { name: 'Save rule' }))
  expect(await screen.findByText('Rule saved')).toBeVisible()
  expect(row(/Mar 2, 2026/)).toHaveTextContent('Expense · Groceries')
})

test('the dialog shows the earlier entries that the rule fits, as its fields change', async () => {
  const lunches = Array.from({ length: 7 }, (_, place) => ({
    kind: 'expense' as const,
    occurred_on: `2026-03-0${place + 1}`,
    author: 'import' as const,
    note: place === 0 ? 'Kiosk' : `Corner Shop ${place}`,
    category: 'Eating out',
    changes: [['Cash', -4.5] as const],
  }))
  const { api, user } = await openReview(fakeApi({ ...ines, journal: lunches }))
  await correct(user, /Mar 1, 2026/, 'Shopping')
  await user.click(await screen.findByRole('button', { name: 'Always do this' }))
  const dialog = await dialogOf('Always do this')
  expect(await dialog.findByText('6 earlier entries fit. They stay as they are.')).toBeVisible()
  const entries = within(dialog.getByRole('list', { name: 'Earlier entries' })).getAllByRole('listitem')
  expect(entries).toHaveLength(5)
  expect(entries[0]).toHaveTextContent('Corner Shop 6Mar 7, 2026 · Eating out-$4.50')
  const text = dialog.getByLabelText('Text')
  await user.clear(text)
  await waitFor(() => expect(dialog.queryByText(/earlier entries fit/)).not.toBeInTheDocument())
  await user.type(text, 'kiosk')
  expect(await dialog.findByText('1 earlier entry fits. It stays as it is.')).toBeVisible()
  await user.type(text, 's')
  expect(await dialog.findByText('No earlier entries fit.')).toBeVisible()
  // Not once for each key.
  expect(api.received(tryImportRule.name).length).toBeLessThan(6)
})

test('a rule that is refused shows the reason at its field', async () => {
  const { api, user, dialog } = await openRules(ines)
  await user.click(await dialog.findByRole('button', { name: 'Add rule' }))
  const form = await dialogOf('Add rule')
  await user.click(form.getByRole('button', { name: 'Add rule' }))
  expect(form.getByLabelText('Text')).toHaveAccessibleDescription(/^Text is required/)
  expect(form.getByLabelText('Category')).toHaveAccessibleDescription('Category is required')
  await user.type(form.getByLabelText('Text'), 'Corner Shop')
  await user.selectOptions(form.getByLabelText('Category'), 'Groceries')
  await user.type(form.getByLabelText('Lowest amount (optional)'), '20')
  await user.type(form.getByLabelText('Highest amount (optional)'), '10')
  await user.click(form.getByRole('button', { name: 'Add rule' }))
  expect(form.getByLabelText('Highest amount (optional)')).toHaveAccessibleDescription(
    /must not be less than the lowest amount/,
  )
  await user.clear(form.getByLabelText('Highest amount (optional)'))
  const reason = 'You can have 500 rules. Delete some of them first.'
  api.fail('addImportRule', 'invalid_request', undefined, [{ field: 'text', message: reason }])
  await user.click(form.getByRole('button', { name: 'Add rule' }))
  await waitFor(() =>
    expect(form.getByLabelText('Text')).toHaveAccessibleDescription(/^You can have 500 rules\./),
  )
  api.recover('addImportRule')
  await user.click(form.getByRole('button', { name: 'Add rule' }))
  expect(await screen.findByText('Rule added')).toBeVisible()
  expect(await listed()).toEqual(['Money out with "Corner Shop" → Groceries$20.00 or more'])
})

test('without rules, the list says what they are for', async () => {
  const { dialog, user } = await openRules(ines)
  expect(await dialog.findByText('No rules yet')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('dialog', { name: 'Import a bank file' })).toBeVisible()
})

test('rules are listed in their order, and move up and down by buttons that keep the focus', async () => {
  const { api, user, dialog } = await openRules(withRules)
  expect(await listed()).toEqual([
    'Money out with "Bakery" → Eating outUp to $20.00 · Called Bread',
    'Money in with "School" → SalaryOnly Cash',
    'Money out with "Van finance" → Payment to Little van',
  ])
  expect(dialog.getByRole('button', { name: 'Move up Bakery' })).toBeDisabled()
  expect(dialog.getByRole('button', { name: 'Move down Van finance' })).toBeDisabled()
  const order = async () => (await listed()).map((rule) => /"(.*)"/.exec(rule ?? '')?.[1])
  // The new order is shown before the rules are read again.
  const release = api.hold('listImportRules')
  await user.click(dialog.getByRole('button', { name: 'Move down Bakery' }))
  await waitFor(async () => expect(await order()).toEqual(['School', 'Bakery', 'Van finance']))
  release()
  expect(dialog.getByRole('button', { name: 'Move down Bakery' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await order()).toEqual(['School', 'Van finance', 'Bakery']))
  expect(dialog.getByRole('button', { name: 'Move up Bakery' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await order()).toEqual(['School', 'Bakery', 'Van finance']))
  expect(dialog.getByRole('button', { name: 'Move up Bakery' })).toHaveFocus()
  expect(api.received('moveImportRule')).toHaveLength(3)
  api.fail('moveImportRule', 'no_answer')
  await user.click(dialog.getByRole('button', { name: 'Move up Bakery' }))
  expect(await screen.findByText(/We couldn't move this rule/)).toBeVisible()
  expect(await order()).toEqual(['School', 'Bakery', 'Van finance'])
})

test('a rule is changed, with what it is now in the form', async () => {
  const { api, user, dialog } = await openRules(withRules)
  await user.click(await dialog.findByRole('button', { name: 'Edit Bakery' }))
  const form = await dialogOf('Change rule')
  expect(form.getByLabelText('Text')).toHaveValue('Bakery')
  expect(form.getByLabelText('Highest amount (optional)')).toHaveValue('20')
  await user.selectOptions(form.getByLabelText('Record as'), 'Income')
  expect(form.getByLabelText('Category')).toHaveValue('')
  await user.selectOptions(form.getByLabelText('Category'), 'Refund')
  await user.selectOptions(form.getByLabelText('Account'), 'Cash')
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Rule changed')).toBeVisible()
  await waitFor(async () =>
    expect((await listed())[0]).toBe(
      'Money in with "Bakery" → RefundOnly Cash · Up to $20.00 · Called Bread',
    ),
  )
  expect(api.received('changeImportRule')).toEqual([
    { ...bakery, direction: 'in', category: 'Refund', account_id: CASH },
  ])
})

test('a rule is deleted after a question', async () => {
  const { api, user, dialog } = await openRules(withRules)
  await user.click(await dialog.findByRole('button', { name: 'Delete School' }))
  const release = api.hold('listImportRules')
  const question = await dialogOf('Delete this rule?')
  expect(question.getByText(/^Money in with "School" → Salary\./)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Rule deleted')).toBeVisible()
  expect(await listed()).toHaveLength(2)
  release()
})
