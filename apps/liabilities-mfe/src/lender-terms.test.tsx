import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import LiabilitiesPage from './page'

/** The form of a new liability with all terms, and a total of 1,200.00. */
async function allTerms() {
  const { user, api } = renderWithApi(<LiabilitiesPage />)
  await user.click(await screen.findByRole('button', { name: 'Add Liability' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Liability' }))
  await user.click(dialog.getByRole('button', { name: 'All terms' }))
  async function fill(label: string, text: string) {
    const field = dialog.getByLabelText(label)
    await user.clear(field)
    await user.type(field, text)
  }
  await user.selectOptions(dialog.getByLabelText('Liability type'), 'Credit Card')
  await fill('Total amount', '1200')
  await fill('Installments', '12')
  await fill('First due date', '2026-12-15')
  const open = () => user.click(dialog.getByRole('button', { name: 'More terms' }))
  const send = () => user.click(dialog.getByRole('button', { name: 'Add Liability' }))
  return { user, api, dialog, fill, open, send }
}

test('a debt with one rate needs no more fields and taps than before', async () => {
  const { api, dialog, send } = await allTerms()
  const fields = [
    ...dialog.getAllByRole('textbox'),
    ...dialog.getAllByRole('combobox'),
    ...dialog.getAllByRole('radio'),
    dialog.getByRole('slider'),
    dialog.getByLabelText('First due date'),
  ]
  expect(fields).toHaveLength(11)
  expect(dialog.queryByLabelText('How interest is counted')).not.toBeInTheDocument()
  await send()
  expect(await screen.findByText('Credit Card added')).toBeVisible()
  expect(api.received('addLiability')).toEqual([expect.objectContaining({ lender_terms: null })])
})

test('a promotion is entered with the day of its new rate, and the preview counts it', async () => {
  const { user, api, dialog, fill, open, send } = await allTerms()
  expect(dialog.getByText(/^12 x \$100\.00, no interest/)).toBeVisible()
  await open()
  await user.click(dialog.getByRole('button', { name: 'Add a rate change' }))
  expect(dialog.getByLabelText('New rate 1 from')).toHaveFocus()
  await fill('New rate 1 from', '2027-02-01')
  await fill('New rate 1 (% per year)', '29.9')
  expect(await dialog.findByText(/^12 x \$1\d\d\.\d\d, \$\d+\.\d\d interest/)).toBeVisible()
  await send()
  expect(await screen.findByText('Credit Card added')).toBeVisible()
  const lender_terms = { rate_changes: [{ from: '2027-02-01', rate: 29.9 }] }
  expect(api.received('addLiability')).toEqual([expect.objectContaining({ lender_terms })])
})

test('deferred interest is announced before it strikes', async () => {
  const { dialog, fill, open } = await allTerms()
  await fill('Interest rate (% per year)', '24')
  await open()
  await fill('Interest deferred until (optional)', '2027-06-01')
  expect(
    await dialog.findByText(/^Pay \$\d+\.\d\d more a month to clear it before 1 June/),
  ).toHaveTextContent(/or \$\d+\.\d\d of interest is added\.$/)
  await fill('Interest deferred until (optional)', '2026-12-15')
  expect(
    await dialog.findByText('Interest can only be deferred until a day after the first due date.'),
  ).toBeVisible()
})

test('a rate change without a rate is refused at its field, and can be removed', async () => {
  const { user, api, dialog, fill, open, send } = await allTerms()
  await open()
  await user.click(dialog.getByRole('button', { name: 'Add a rate change' }))
  await fill('New rate 1 from', '2027-02-01')
  await send()
  const rate = dialog.getByLabelText('New rate 1 (% per year)')
  expect(rate).toHaveAccessibleDescription('New rate 1 (% per year) is required')
  expect(api.received('addLiability')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Remove the last one' }))
  await send()
  expect(await screen.findByText('Credit Card added')).toBeVisible()
})

test('the terms of a debt are shown, and are open in its form', async () => {
  const { user, dialog, fill, open, send } = await allTerms()
  await open()
  await fill('Interest deferred until (optional)', '2027-08-01')
  await user.click(dialog.getByRole('button', { name: 'Add a rate change' }))
  await fill('New rate 1 from', '2027-02-01')
  await fill('New rate 1 (% per year)', '29.9')
  await send()
  await user.click(await screen.findByRole('link', { name: 'Credit Card' }))
  const rate = await screen.findByText('29.90% per year')
  expect(rate.parentElement).toHaveTextContent('Rate from Feb 1, 2027')
  expect(screen.getByText('Interest deferred until').parentElement).toHaveTextContent('Aug 1, 2027')
  await user.click(screen.getByRole('button', { name: 'Edit Credit Card' }))
  const edit = within(await screen.findByRole('dialog', { name: 'Edit liability' }))
  expect(edit.getByLabelText('New rate 1 (% per year)')).toHaveValue('29.9')
  expect(edit.getByLabelText('Interest deferred until (optional)')).toHaveValue('2027-08-01')
})

test('a card asks for its minimum instead of a number of installments, and says what only paying it comes to', async () => {
  const { user, api, dialog, fill, open, send } = await allTerms()
  await fill('Interest rate (% per year)', '24')
  await open()
  await user.selectOptions(dialog.getByLabelText('Minimum payment'), 'A share plus the interest')
  expect(dialog.queryByLabelText('Installments')).not.toBeInTheDocument()
  await fill('Share of the balance (%)', '1')
  await fill('At least', '25')
  await fill('Days from statement to due date (optional)', '20')
  await fill('Credit limit (optional)', '5000')
  expect(
    await dialog.findByText(
      /^\d+ payments, \$[\d.]+ at first and less as you pay it off, \$[\d,.]+ interest/,
    ),
  ).toBeVisible()
  expect(
    dialog.getByText(/^Pay \$[\d.]+ a month to clear it in 3 years and save \$[\d,.]+ of interest\.$/),
  ).toBeVisible()
  await send()
  expect(await screen.findByText('Credit Card added')).toBeVisible()
  const minimum = { percent: 1, at_least: 25, plus_interest: true }
  expect(api.received('addLiability')).toEqual([
    expect.objectContaining({ lender_terms: { minimum, statement_days: 20 }, credit_limit: 5000 }),
  ])
  expect(screen.getByRole('row', { name: /^Credit Card / })).toHaveTextContent('24% used')
  await user.click(await screen.findByRole('link', { name: 'Credit Card' }))
  const rule = await screen.findByText('Each minimum')
  expect(rule.parentElement).toHaveTextContent('1.00% and the interest, at least $25.00')
  expect(screen.getByText('24% used of $5,000.00, $3,800.00 left')).toBeVisible()
  expect(screen.getByText('Statement').parentElement).toHaveTextContent('20 days before each due date')
  await user.click(screen.getByRole('button', { name: 'Edit Credit Card' }))
  const edit = within(await screen.findByRole('dialog', { name: 'Edit liability' }))
  expect(edit.getByLabelText('At least')).toHaveValue('25.00')
  expect(edit.queryByLabelText('Installments')).not.toBeInTheDocument()
})

test('a minimum below the interest is refused with what it would be', async () => {
  const { user, api, dialog, fill, open, send } = await allTerms()
  await fill('Interest rate (% per year)', '36')
  await open()
  await user.selectOptions(dialog.getByLabelText('Minimum payment'), 'A share of the balance')
  await fill('Share of the balance (%)', '2')
  await fill('At least', '10')
  expect(await dialog.findByText(/^The interest of one month is .*never pays this off\.$/)).toBeVisible()
  await user.clear(dialog.getByLabelText('Share of the balance (%)'))
  await send()
  expect(dialog.getByLabelText('Share of the balance (%)')).toHaveAccessibleDescription(/is required/)
  expect(api.received('addLiability')).toEqual([])
})

test('an installment that changes is entered with the day of its new amount', async () => {
  const { user, api, dialog, fill, open, send } = await allTerms()
  await fill('Installment amount (optional)', '50')
  await open()
  await user.click(dialog.getByRole('button', { name: 'Add an installment change' }))
  await fill('New installment 1 from', '2027-06-01')
  await fill('New installment 1', '150')
  expect(await dialog.findByText(/^12 payments, \$50\.00 at first, no interest/)).toBeVisible()
  await send()
  expect(await screen.findByText('Credit Card added')).toBeVisible()
  const lender_terms = { installment_changes: [{ from: '2027-06-01', amount: 150 }] }
  expect(api.received('addLiability')).toEqual([expect.objectContaining({ lender_terms })])
  await user.click(await screen.findByRole('link', { name: 'Credit Card' }))
  const change = await screen.findByText('Installment from Jun 1, 2027')
  expect(change.parentElement).toHaveTextContent('$150.00 per month')
})

test('an interest-free period says what to pay for it, and is kept in the form', async () => {
  const { user, api, dialog, fill, open, send } = await allTerms()
  await fill('Interest rate (% per year)', '24')
  await open()
  expect(dialog.queryByLabelText('Interest-free period')).not.toBeInTheDocument()
  await user.selectOptions(dialog.getByLabelText('Minimum payment'), 'A share plus the interest')
  await fill('Share of the balance (%)', '1')
  await fill('At least', '25')
  await user.selectOptions(dialog.getByLabelText('Interest-free period'), 'Yes, paid in full')
  expect(await dialog.findByText(/^An interest-free period needs .* the days from statement/)).toBeVisible()
  await fill('Days from statement to due date (optional)', '20')
  await fill('First due date', '2026-03-25')
  await send()
  expect(await screen.findByText('Credit Card added')).toBeVisible()
  const lender_terms = expect.objectContaining({ statement_days: 20, grace_period: 'kept' })
  expect(api.received('addLiability')).toEqual([expect.objectContaining({ lender_terms })])
  await user.click(await screen.findByRole('link', { name: 'Credit Card' }))
  const period = await screen.findByText('No interest if you pay')
  expect(period.parentElement).toHaveTextContent('$1,200.00 by Mar 25, 2026')
  await user.click(screen.getByRole('button', { name: 'Edit Credit Card' }))
  const edit = within(await screen.findByRole('dialog', { name: 'Edit liability' }))
  expect(edit.getByLabelText('Interest-free period')).toHaveValue('kept')
})

test('fees and a charge for paying early are entered, shown in the details and kept in the form', async () => {
  const { user, api, dialog, fill, open, send } = await allTerms()
  await fill('Interest rate (% per year)', '6')
  await open()
  expect(dialog.queryByLabelText('Next charged on')).not.toBeInTheDocument()
  await fill('Yearly fee (optional)', '95')
  await fill('Next charged on', '2027-01-01')
  await fill('Late fee (optional)', '25')
  await user.selectOptions(dialog.getByLabelText('Charge for paying early'), 'Months of interest')
  await fill('Months of interest on what you pay early', '3')
  await fill('No charge from (optional)', '2027-06-01')
  await send()
  expect(await screen.findByText('Credit Card added')).toBeVisible()
  const lender_terms = {
    yearly_fee: { amount: 95, from: '2027-01-01' },
    late_fee: 25,
    early_charge: { interest_months: 3, free_from: '2027-06-01' },
  }
  expect(api.received('addLiability')).toEqual([expect.objectContaining({ lender_terms })])
  await user.click(await screen.findByRole('link', { name: 'Credit Card' }))
  const termOf = async (name: string) => (await screen.findByText(name)).parentElement
  expect(await termOf('Yearly fee')).toHaveTextContent('$95.00 from Jan 1, 2027')
  expect(await termOf('Late fee')).toHaveTextContent('$25.00')
  expect(await termOf('Charge for paying early')).toHaveTextContent('3 months of interest before Jun 1, 2027')
  await user.click(screen.getByRole('button', { name: 'Edit Credit Card' }))
  const edit = within(await screen.findByRole('dialog', { name: 'Edit liability' }))
  expect(edit.getByLabelText('Next charged on')).toHaveValue('2027-01-01')
  expect(edit.getByLabelText('Months of interest on what you pay early')).toHaveValue('3')
})

test('a yearly fee without its day is refused at the field', async () => {
  const { dialog, fill, open, send } = await allTerms()
  await open()
  await fill('Yearly fee (optional)', '95')
  await send()
  expect(dialog.getByLabelText('Next charged on')).toBeInvalid()
})
