import { expect } from '@playwright/test'
import { row } from './locators'
import { goTo, type User } from './navigation'

/** Saves an income in the profile. */
export async function setIncome({ page, input }: User, income: string) {
  await goTo({ page, input }, 'Profile')
  await input.press(page.getByRole('button', { name: 'Edit Profile' }))
  await input.fill(page.getByRole('textbox', { name: 'Monthly Income' }), income)
  await input.press(page.getByRole('button', { name: 'Save Changes' }))
  await expect(page.getByText(`$${income}.00`)).toBeVisible()
}

/** Fills in and submits the open dialog for a new asset or expected asset. */
export async function fillInAsset({ page, input }: User, type: string, amount: string) {
  const dialog = page.getByRole('dialog', { name: /^Add (expected a|A)sset$/ })
  await input.select(dialog.getByLabel('Asset type'), type)
  await input.fill(dialog.getByLabel('Amount'), amount)
  await input.press(dialog.getByRole('button', { name: 'Add Asset' }))
  await expect(dialog).toBeHidden()
  await expect(row(page, type)).toBeVisible()
}

/** Adds an asset or expected asset to the open list. */
export async function addAsset({ page, input }: User, type: string, amount: string) {
  await input.press(page.getByRole('button', { name: 'Add Asset' }))
  await fillInAsset({ page, input }, type, amount)
}

interface LoanTerms {
  /** Annual interest in percent. */
  rate?: string
  /** `YYYY-MM-DD`; the form's default, today, when omitted. */
  firstDue?: string
}

/** Adds a car loan of $1,200.00 in twelve instalments. */
export async function addLoan({ page, input }: User, { rate = '0', firstDue }: LoanTerms = {}) {
  await input.press(page.getByRole('button', { name: 'Add Liability' }))
  const dialog = page.getByRole('dialog', { name: 'Add Liability' })
  await input.press(dialog.getByRole('button', { name: 'All terms' }))
  await input.select(dialog.getByLabel('Liability type'), 'Car Loan')
  await input.fill(dialog.getByLabel('Total amount'), '1200')
  await input.fill(dialog.getByLabel('Installments'), '12')
  if (firstDue) await input.fill(dialog.getByLabel('First due date'), firstDue)
  await input.slide(dialog.getByRole('slider', { name: 'Priority' }))
  await input.fill(dialog.getByLabel('Interest rate'), rate)
  await input.press(dialog.getByRole('button', { name: 'Add Liability' }))
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Car Loan')).toContainText('0 of 12')
}

/** Pays an instalment from the list; checks the amount on the button if given. */
export async function payInstalment({ page, input }: User, type: string, amount?: string) {
  await input.press(page.getByRole('button', { name: `Pay ${type}` }))
  const dialog = page.getByRole('dialog', { name: `Pay ${type}` })
  const name = amount ? `Pay ${amount}` : /^Pay \$/
  await input.press(dialog.getByRole('button', { name, exact: true }))
  await expect(dialog).toBeHidden()
}

/** Pays another amount than the instalment from the list. */
export async function payPart({ page, input }: User, type: string, amount: string) {
  await input.press(page.getByRole('button', { name: `Pay ${type}` }))
  const dialog = page.getByRole('dialog', { name: `Pay ${type}` })
  await input.pick(
    dialog.getByRole('group', { name: 'Payment type' }),
    dialog.getByRole('radio', { name: /^Other amount/ }),
  )
  await input.fill(dialog.getByLabel('Payment amount'), amount)
  await input.press(dialog.getByRole('button', { name: `Pay $${amount}`, exact: true }))
  await expect(dialog).toBeHidden()
}

/** Pays the amount that the plan recommends for a debt, from `source` if given. */
export async function payByPlan({ page, input }: User, type: string, source?: string) {
  await input.press(page.getByRole('button', { name: new RegExp(`^Schedule Payment of .+ for ${type}$`) }))
  const dialog = page.getByRole('dialog', { name: `Pay ${type}` })
  if (source) {
    const option = dialog.getByRole('option', { name: new RegExp(`^${source}`) })
    await input.select(dialog.getByLabel('Pay from'), (await option.textContent()) ?? '')
  }
  await input.press(dialog.getByRole('button', { name: /^Pay \$/ }))
  await expect(dialog).toBeHidden()
}

/** Closes the view of a debt that the last payment has paid off. */
export async function closePaidOff({ page, input }: User, debt: string) {
  const view = page.getByRole('dialog', { name: `${debt} is paid off` })
  await input.press(view.getByRole('button', { name: 'Done' }))
  await expect(view).toBeHidden()
}

/** Confirms the deletion of an asset or a debt, which shows the sum. */
export async function confirmDeletion({ page, input }: User, name: string, sum: string) {
  const dialog = page.getByRole('dialog', { name: `Delete ${name}?` })
  await expect(dialog).toContainText(sum)
  await input.press(dialog.getByRole('button', { name: 'Delete' }))
  await expect(dialog).toBeHidden()
}
