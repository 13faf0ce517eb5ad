import type { Page } from '@playwright/test'
import { entryRow, openRecord, signUpWithActivity } from '../support/activity-tasks'
import { callApi, newAccountWithLoan, onAnotherDevice, openAs } from '../support/api'
import { deskAndPhone } from '../support/desk-and-phone'
import { keyboard } from '../support/input-methods'
import { figure, row, toast } from '../support/locators'
import { expectPage, goTo } from '../support/navigation'
import { expect, test } from '../support/test'
import { overflows } from '../support/widths'

function entries(page: Page) {
  return page.getByRole('region', { name: 'Entries' })
}

for (const { name, options } of deskAndPhone) {
  test.describe(name, () => {
    test.use(options)

    test('entries are grouped by day and month, and a filter leaves only its matches', async ({
      page,
      user,
    }) => {
      await signUpWithActivity(page)
      const months = entries(page).getByRole('heading', { level: 2 })
      await expect(months).toHaveCount(2)
      await expect(entries(page)).toContainText('-$112.50')
      await expect(entryRow(page, 'Payment to Car Loan')).toBeVisible()
      expect(await overflows(page)).toEqual([])
      await user.input.fill(page.getByLabel('Search'), 'market')
      await expect(entries(page).getByRole('button')).toHaveCount(1)
      await expect(page).toHaveURL(/text=market/)
      await page.reload()
      await expect(entryRow(page, 'Market')).toBeVisible()
      await user.input.press(page.getByRole('button', { name: 'Clear filters' }))
      await user.input.press(page.getByRole('button', { name: 'Filters', exact: true }))
      await user.input.select(page.getByLabel('Category'), 'Travel')
      await expect(entries(page).getByRole('button')).toHaveCount(1)
      await expect(entryRow(page, 'Train to the sea')).toBeVisible()
      await user.input.select(page.getByLabel('Category'), 'Gifts')
      await expect(page.getByText('No entries match your filters')).toBeVisible()
    })

    test('an entry shows its changes, can be edited and undone; a payment shows its split', async ({
      page,
      user,
    }) => {
      await signUpWithActivity(page)
      await user.input.press(entryRow(page, 'Bread and cheese'))
      const dialog = page.getByRole('dialog', { name: 'Bread and cheese' })
      await expect(dialog.getByRole('list', { name: 'What changed' })).toContainText('$900.00')
      await expect(dialog.getByText('Added by you')).toBeVisible()
      expect(await overflows(page)).toEqual([])
      await user.input.fill(dialog.getByLabel('Note (optional)'), 'Bread')
      await user.input.press(dialog.getByRole('button', { name: 'Save Changes' }))
      await user.input.press(entryRow(page, 'Bread'))
      await user.input.press(
        page.getByRole('dialog', { name: 'Bread' }).getByRole('button', { name: 'Undo' }),
      )
      await expect(page.getByText('Undone. Not included in any total.')).toBeVisible()
      await page.goBack()
      await expect(entryRow(page, 'Bread')).toContainText('Undone')

      await user.input.press(entryRow(page, 'Payment to Car Loan'))
      const payment = page.getByRole('dialog', { name: 'Payment to Car Loan' })
      await expect(payment).toContainText('Principal$100.00')
      await expect(payment).toContainText('Interest$0.00')
      await expect(payment).toContainText('Avalanche')
    })

    test('an expense, an income and a trade are recorded and change the assets', async ({ page, user }) => {
      await signUpWithActivity(page)
      const expense = await openRecord(user, 'Expense')
      await user.input.fill(expense.getByLabel('Amount'), '10')
      await user.input.select(expense.getByLabel('Category'), 'Gifts')
      await user.input.press(expense.getByRole('button', { name: 'Record expense' }))
      await expect(toast(page, /^Expense of \$10\.00 recorded/)).toBeVisible()
      const income = await openRecord(user, 'Income')
      await user.input.fill(income.getByLabel('Amount'), '500')
      await user.input.select(income.getByLabel('Category'), 'Salary')
      await user.input.press(income.getByRole('button', { name: 'Record income' }))
      await expect(income).toBeHidden()
      const trade = await openRecord(user, 'Trade')
      await user.input.fill(trade.getByLabel('Symbol'), 'ACME')
      await user.input.fill(trade.getByLabel('Quantity'), '1.5')
      await user.input.fill(trade.getByLabel('Price per share'), '100')
      await user.input.press(trade.getByRole('button', { name: 'Record trade' }))
      await expect(trade).toBeHidden()
      await user.input.press(entryRow(page, 'Bought 1.5 ACME'))
      await expect(page.getByRole('dialog', { name: 'Bought 1.5 ACME', exact: true })).toContainText(
        'Price per share$100.00',
      )
      await page.keyboard.press('Escape')
      await goTo(user, 'Assets')
      await expect(row(page, 'ACME')).toContainText('$150.00')
      await expect(figure(page, 'Total value')).toContainText('$1,227.25')
    })

    const tag = name === 'at 360 px' ? [] : '@nightly'
    test('the form keeps its values when the server refuses them', { tag }, async ({
      page,
      user,
      allowProblem,
    }) => {
      allowProblem(/status of 400/)
      await signUpWithActivity(page)
      const dialog = await openRecord(user, 'Expense')
      await user.input.fill(dialog.getByLabel('Amount'), '100000')
      await user.input.select(dialog.getByLabel('Category'), 'Gifts')
      await user.input.press(dialog.getByRole('button', { name: 'Record expense' }))
      await expect(dialog.getByText(/Insufficient funds in Emergency fund/)).toBeVisible()
      await expect(dialog.getByLabel('Amount')).toHaveValue('100000')
    })

    test('the charts and their tables show the totals of the entries', { tag }, async ({ page, user }) => {
      await signUpWithActivity(page)
      await user.input.press(page.getByRole('tab', { name: 'Charts' }))
      await expect(page.getByText('Largest category: Groceries, $32.75 of $62.75.')).toBeVisible()
      const spending = page.getByRole('figure', { name: 'Spending by category' })
      await user.input.press(spending.getByRole('button', { name: 'Show as table' }))
      await expect(spending.getByRole('row')).toHaveText(['CategorySpent', 'Groceries$32.75', 'Travel$30.00'])
      expect(await overflows(page)).toEqual([])
    })

    test('the books check says that everything adds up, and what was checked', { tag }, async ({
      page,
      user,
    }) => {
      const account = await signUpWithActivity(page)
      await user.input.press(page.getByRole('tab', { name: 'Books check' }))
      await expect(page.getByRole('heading', { name: 'Everything adds up' })).toBeVisible()
      await expect(page.getByText(/^6 entries checked/)).toBeVisible()
      expect(await overflows(page)).toEqual([])
      const more = { amount: 1, category: 'Gifts', occurred_on: '2026-01-03', account: 'Cash' }
      await callApi(page, await onAnotherDevice(page, account), 'POST', '/api/expenses', more)
      await expect(page.getByText(/^7 entries checked/)).toBeVisible()
      await user.input.press(page.getByRole('link', { name: 'Show entries of Car Loan' }))
      await expect(entries(page).getByRole('button')).toHaveCount(2)
    })
  })
}

test('the downloaded file has the entries on screen', async ({ page, user }) => {
  await signUpWithActivity(page, '/activity?category=Groceries')
  await expect(entryRow(page, 'Market')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    user.input.press(page.getByRole('button', { name: 'Download CSV' })),
  ])
  expect(download.suggestedFilename()).toBe('solvent-activity.csv')
  const stream = await download.createReadStream()
  const lines = (await stream.toArray()).join('').trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain('Bread and cheese')
})

test('a filter without matches can be cleared to show the first entry', async ({ page, user }) => {
  const account = await newAccountWithLoan(page)
  await openAs(page, account, '/activity?kind=trade')
  await expectPage(page, 'Activity')
  await expect(page.getByText('No entries match your filters')).toBeVisible()
  await user.input.press(page.getByRole('button', { name: 'Clear filters' }).first())
  await expect(entryRow(page, 'Car Loan added')).toBeVisible()
})

test('a long history loads page by page while scrolling', async ({ page }) => {
  const account = await newAccountWithLoan(page)
  const spend = (note: string) => ({
    amount: 1,
    category: 'Gifts',
    note,
    occurred_on: '2026-02-01',
    account: 'Cash',
  })
  for (let n = 0; n < 120; n += 1) await callApi(page, account, 'POST', '/api/expenses', spend(`Gift ${n}.`))
  await openAs(page, account, '/activity?kind=expense')
  await expect(entryRow(page, 'Gift 119')).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 3000)
    await expect(entryRow(page, 'Gift 0\\.')).toBeInViewport({ timeout: 500 })
  }).toPass()
})

test.describe('without a mouse', () => {
  test.use({ input: keyboard })

  test('n records an expense; an entry is opened, edited and closed by keyboard', async ({ page, user }) => {
    await signUpWithActivity(page)
    await expect(entryRow(page, 'Bread and cheese')).toBeVisible()
    await page.keyboard.press('n')
    await expect(page.getByRole('menuitem', { name: 'Record expense' })).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Record expense' })
    await user.input.fill(dialog.getByLabel('Amount'), '5')
    await user.input.select(dialog.getByLabel('Category'), 'Transport')
    await user.input.press(dialog.getByRole('button', { name: 'Record expense' }))
    await expect(dialog).toBeHidden()
    await user.input.press(entryRow(page, 'Transport'))
    const opened = page.getByRole('dialog', { name: 'Transport' })
    await user.input.fill(opened.getByLabel('Note (optional)'), 'Bus')
    await user.input.press(opened.getByRole('button', { name: 'Save Changes' }))
    await expect(entryRow(page, 'Bus')).toBeFocused()
  })
})
