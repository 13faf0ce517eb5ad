import type { Page } from '@playwright/test'
import { signUp } from '../support/api'
import { deskAndPhone } from '../support/desk-and-phone'
import { expectAccessible } from '../support/expect-accessible'
import { inDays } from '../support/in-days'
import { figure, row, toastsGone } from '../support/locators'
import { goTo } from '../support/navigation'
import { expect, test } from '../support/test'
import { overflows } from '../support/widths'

const DIALOG = '[role="dialog"]'

/** Four debts of 10,700.00 together, and a total. */
function debtsFile() {
  const due = inDays(10)
  const rows = [
    'Name,Balance,Interest rate,Minimum payment,Due date',
    `Visa card,1500.00,19.9%,60.00,${due}`,
    `Car loan,8000.00,4.5%,250.00,${due}`,
    `Student loan,500.00,3%,50.00,${due}`,
    `Aunt May,700.00,0%,70.00,${due}`,
    'Total,10700.00,,430.00,',
  ]
  return { name: 'debts.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
}

function debtForm(page: Page, place: number) {
  return page.getByRole('dialog', { name: `Debt ${place} of 4` })
}

for (const { name, options } of deskAndPhone) {
  test.describe(name, () => {
    test.use({ ...options, timezoneId: 'UTC' })

    test('the debts of a file are checked one after another and added', async ({ page, user }) => {
      const { input } = user
      await signUp(page)
      await goTo(user, 'Liabilities')
      await input.press(page.getByRole('button', { name: 'Import debts' }))
      const file = page.getByRole('dialog', { name: 'Import debts' })
      await expectAccessible(page, 'the dialog for a file of debts')
      await page.setViewportSize(options.viewport)
      await file.getByLabel('File of debts').setInputFiles(debtsFile())

      const list = page.getByRole('dialog', { name: 'Choose the debts to add' })
      await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(4)
      await input.press(list.getByRole('button', { name: '1 row was skipped' }))
      await expect(list.getByText(/^Line 6: /)).toBeVisible()
      expect(await overflows(page)).toEqual([])
      await expectAccessible(page, 'the debts of a file', DIALOG)
      await page.setViewportSize(options.viewport)
      await input.press(list.getByRole('button', { name: 'Continue with 4' }))

      await expect(debtForm(page, 1).getByLabel('Left to pay')).toHaveValue('1500.00')
      await expect(debtForm(page, 1).getByLabel('Next payment on')).toHaveValue(inDays(10))
      expect(await overflows(page)).toEqual([])
      await expectAccessible(page, 'the form of a debt of a file', DIALOG)
      await page.setViewportSize(options.viewport)
      for (const place of [1, 2, 3, 4]) {
        await input.press(debtForm(page, place).getByRole('button', { name: 'Add debt' }))
        await expect(debtForm(page, place)).toHaveCount(0)
      }

      await expect(page.getByText('4 debts added')).toBeVisible()
      await expect(page).toHaveURL(/\/liabilities$/)
      await expect(row(page, 'Visa card')).toContainText('$1,500.00')
      await expect(row(page, 'Visa card')).toContainText('$60.00 per month')
      await expect(row(page, 'Car loan')).toContainText('$8,000.00')
      await expect(row(page, 'Student loan')).toContainText('$500.00')
      await expect(row(page, 'Aunt May')).toContainText('$700.00')
      await expect(figure(page, 'Total Outstanding')).toContainText('$10,700.00')
      expect(await overflows(page)).toEqual([])
      await toastsGone(page)
      await goTo(user, 'Dashboard')
      await expect(figure(page, 'Active Liabilities')).toContainText('4')
      await expect(page.getByRole('region', { name: 'Liabilities' })).toContainText('$10,700')
    })
  })
}
