import { bankFile, fakeApi, ines, reviewLine } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { dialogOf, showActivity } from '../testing/activity-page'

type Review = Parameters<typeof bankFile>[1]

const VAN = '0b000000-0000-4000-8000-000000000005'
const SAVINGS = '0b000000-0000-4000-8000-000000000002'

async function openReview(review: Review, account = 'Cash') {
  const { user, api } = showActivity('/activity?import=file', fakeApi(ines))
  const dialog = await dialogOf('Import a bank file')
  await user.selectOptions(await dialog.findByLabelText('Account'), account)
  await user.upload(dialog.getByLabelText('Bank file'), bankFile('march.ofx', review))
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await screen.findAllByRole('row', { name: /Mar/ })
  return { api, user, dialog: await dialogOf('Import march.ofx') }
}

function row(name: RegExp) {
  return screen.getByRole('row', { name })
}

function focused(): HTMLElement {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) throw new Error('Nothing has the focus')
  return activeElement
}

/** What the only import sent for each line. */
function sentAs(api: ReturnType<typeof fakeApi>): unknown[] {
  const [body] = api.received('saveBankImport')
  if (typeof body !== 'object' || body === null || !('lines' in body) || !Array.isArray(body.lines)) return []
  return body.lines.map(({ as }) => as)
}

const shop = (line: number) => reviewLine(line, { booked_on: `2026-03-0${line}`, balance: 100 - line })
const payment = reviewLine(7, {
  booked_on: '2026-03-07',
  amount: -250,
  counterparty: 'Van finance',
  as: { kind: 'payment', liability_id: VAN },
  payment: { principal: 230, interest: 20, owed_after: 5540 },
})

test('the keyboard alone moves between lines, changes one and leaves one out', async () => {
  const { api, user } = await openReview({ lines: [shop(1), shop(2), shop(3)] })
  await waitFor(() => expect(row(/Mar 1, 2026/)).toContainElement(focused()))
  await user.keyboard('{ArrowDown} ')
  expect(row(/Mar 2, 2026/)).toContainElement(focused())
  expect(row(/Mar 2, 2026/)).toHaveTextContent('Left out')
  await user.keyboard('{End}{Enter}')
  const editor = within(screen.getByRole('group', { name: 'Change Corner Shop' }))
  expect(editor.getByLabelText('Category')).toHaveFocus()
  await user.selectOptions(editor.getByLabelText('Category'), 'Eating out')
  await user.keyboard('{Escape}')
  expect(row(/Mar 3, 2026/)).toContainElement(focused())
  expect(row(/Mar 3, 2026/)).toHaveTextContent('Expense · Eating out')
  await user.keyboard('{Home}')
  expect(row(/Mar 1, 2026/)).toContainElement(focused())
  await user.click(screen.getByRole('button', { name: 'Import 2 lines' }))
  await screen.findByText('2 lines imported')
  expect(sentAs(api)).toMatchObject([{ category: 'Groceries' }, { category: 'Eating out' }])
})

test('Back asks before it discards changes to lines', async () => {
  const { user, dialog } = await openReview({ lines: [shop(1), shop(2)] })
  await waitFor(() => expect(row(/Mar 1, 2026/)).toContainElement(focused()))
  await user.keyboard(' ')
  await user.click(dialog.getByRole('button', { name: 'Back' }))
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(row(/Mar 1, 2026/)).toHaveTextContent('Left out')
  await user.click(dialog.getByRole('button', { name: 'Back' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await dialogOf('Import a bank file')
})

test('a letter on a line opens its category', async () => {
  const { user } = await openReview({ lines: [shop(1)] })
  await waitFor(() => expect(row(/Mar 1, 2026/)).toContainElement(focused()))
  await user.keyboard('h')
  expect(screen.getByLabelText('Category')).toHaveFocus()
})

test('a category is offered for the other lines of the same party', async () => {
  const { api, user } = await openReview({
    lines: [shop(1), shop(2), shop(3), reviewLine(4, { counterparty: 'Bakery' })],
  })
  await user.click(row(/Mar 1, 2026/))
  expect(screen.queryByRole('button', { name: /^Also for/ })).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Category'), 'Shopping')
  await user.click(screen.getByRole('button', { name: 'Also for the other 2 from Corner Shop' }))
  expect(screen.queryByRole('button', { name: /^Also for/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Import 4 lines' }))
  await screen.findByText('4 lines imported')
  expect(sentAs(api)).toMatchObject([
    { category: 'Shopping' },
    { category: 'Shopping' },
    { category: 'Shopping' },
    { category: 'Groceries' },
  ])
})

test('a line becomes a transfer, a payment to a debt, or one that is left out', async () => {
  const { api, user } = await openReview({ lines: [shop(1), shop(2), shop(3)] })
  await user.click(row(/Mar 1, 2026/))
  await user.selectOptions(screen.getByLabelText('Record as'), 'Transfer')
  expect(screen.getByLabelText('To account')).toHaveDisplayValue('Rainy days')
  await user.click(row(/Mar 2, 2026/))
  await user.selectOptions(screen.getByLabelText('Record as'), 'Payment to a debt')
  expect(screen.getByLabelText('Debt')).toHaveDisplayValue('Little van')
  expect(row(/Mar 2, 2026/)).toHaveTextContent('Split into principal and interest when it is imported.')
  await user.click(row(/Mar 3, 2026/))
  await user.selectOptions(screen.getByLabelText('Record as'), 'Leave out')
  await user.click(screen.getByRole('button', { name: 'Import 2 lines' }))
  await screen.findByText('2 lines imported')
  expect(sentAs(api)).toEqual([
    { kind: 'transfer', account_id: SAVINGS, note: 'Corner Shop' },
    { kind: 'payment', liability_id: VAN },
  ])
})

test('a payment shows its parts until another line changes what is owed', async () => {
  const { user } = await openReview({ lines: [shop(1), payment] })
  expect(row(/Van finance/)).toHaveTextContent('Payment · Little van')
  expect(row(/Van finance/)).toHaveTextContent('$230.00 principal, $20.00 interest, $5,540.00 owed after it')
  await user.click(row(/Corner Shop/))
  await user.selectOptions(screen.getByLabelText('Record as'), 'Payment to a debt')
  expect(row(/Van finance/)).not.toHaveTextContent('$230.00 principal')
})

test('on a card, money in is a refund or a payment from an account', async () => {
  const refund = reviewLine(1, { amount: 20, as: { kind: 'refund', category: 'Shopping', note: '' } })
  const { user } = await openReview({ lines: [refund] }, 'Blue card')
  await user.click(row(/Corner Shop/))
  const options = within(screen.getByLabelText('Record as')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Refund',
    'Payment from an account',
    'Leave out',
  ])
})

test('the closing balance of the file is compared with the books, as the lines are changed', async () => {
  const closing = { amount: 120, on: '2026-03-31', in_books: 100, of: 'file', is_older: false } as const
  const { api, user, dialog } = await openReview({ lines: [shop(1), shop(2)], closing })
  const text = 'The file ends at $120.00 on 31 March 2026. Your books would hold $100.00: $20.00 less.'
  expect(dialog.getByText(text.replace(' 2026', ''))).toBeVisible()
  await waitFor(() => expect(row(/Mar 1, 2026/)).toContainElement(focused()))
  await user.keyboard(' ')
  expect(dialog.getByText(/Your books would hold \$112\.50: \$7\.50 less\.$/)).toBeVisible()
  expect(row(/Mar 2, 2026/)).toHaveTextContent('$110.50')
  const correct = dialog.getByRole('checkbox', {
    name: 'Correct the balance by $7.50 before the first line',
  })
  expect(correct).not.toBeChecked()
  await user.click(correct)
  await user.click(dialog.getByRole('button', { name: 'Import 1 line' }))
  await screen.findByText('1 line imported')
  expect(api.received('saveBankImport')).toMatchObject([
    { closing_balance: { amount: 120, on: '2026-03-31' } },
  ])
})

test('of an account that was added later, the balance of today is kept unless the user says otherwise', async () => {
  const closing = { amount: 120, on: '2026-03-31', in_books: 100, of: 'books', is_older: true } as const
  const { api, user, dialog } = await openReview({ lines: [shop(1)], closing })
  const text = 'The account holds $120.00 today. With these lines it would hold $100.00: $20.00 less.'
  expect(dialog.getByText(text)).toBeVisible()
  expect(dialog.getByRole('checkbox', { name: /^Correct the balance by \$20\.00/ })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Import 1 line' }))
  await screen.findByText('1 line imported')
  expect(api.received('saveBankImport')).toMatchObject([{ closing_balance: { amount: 120 } }])
})

test('of 20,000 lines, only those in the window are in the document', async () => {
  const lines = Array.from({ length: 20_000 }, (_, index) =>
    reviewLine(index + 1, { counterparty: `Shop ${index + 1}` }),
  )
  const { user } = await openReview({ lines })
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '20001')
  expect(screen.getAllByRole('row').length).toBeLessThan(60)
  await waitFor(() => expect(row(/Shop 1 /)).toContainElement(focused()))
  await user.keyboard('{End}')
  expect(await screen.findByRole('row', { name: /Shop 20000/ })).toContainElement(focused())
  expect(screen.getByRole('button', { name: 'Import 20,000 lines' })).toBeEnabled()
})
