import type { Locator, Page } from '@playwright/test'
import { type Account, callApi, newAccount, openAs } from '../support/api'
import { deskAndPhone } from '../support/desk-and-phone'
import { expectAccessible } from '../support/expect-accessible'
import { inDays } from '../support/in-days'
import { toastsGone } from '../support/locators'
import { chooseFromMenu, type User } from '../support/navigation'
import { expect, test } from '../support/test'
import { overflows } from '../support/widths'

/** An OFX file with a line a day until today, each of -4.50 at the corner shop, the newest last. */
function ofx(count: number) {
  const day = (place: number) => inDays(place - count + 1).replaceAll('-', '')
  const lines = Array.from({ length: count }, (_, place) =>
    [
      `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${day(place)}<TRNAMT>-4.50<FITID>F${place}`,
      `<NAME>Corner Shop ${place + 1}<MEMO>Card payment</STMTTRN>`,
    ].join(''),
  )
  const content = `OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>
<CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>12345678<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>${day(0)}<DTEND>${day(count - 1)}
${lines.join('\n')}
</BANKTRANLIST>
<LEDGERBAL><BALAMT>1950.00<DTASOF>${day(count - 1)}</LEDGERBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
  return { name: 'statement.ofx', mimeType: 'application/x-ofx', buffer: Buffer.from(content) }
}

/** With 2,000.00 in cash for a year. */
async function signUp(page: Page): Promise<Account> {
  const account = await newAccount(page, 'Ada Moreau')
  const asset = { asset_type: 'Cash', asset_value: 2000, date_received: inDays(-365) }
  await callApi(page, account, 'POST', '/api/assets', asset)
  await openAs(page, account, '/activity')
  return account
}

async function balanceOf(page: Page, account: Account): Promise<number> {
  const { assets } = await callApi(page, account, 'GET', '/api/assets')
  return assets[0].asset_value
}

function review(page: Page) {
  return page.getByRole('dialog', { name: 'Import statement.ofx' })
}

/** The cell of a row, if it has the focus. */
function focusedIn(row: Locator) {
  return row.locator('[role="gridcell"]:focus')
}

/** The dialog that asks for the file. */
function fileDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Import a bank file' })
}

async function openImport(user: User): Promise<Locator> {
  const record = user.page.getByRole('button', { name: 'Record', exact: true })
  await chooseFromMenu(user, record, 'Import a bank file')
  return fileDialog(user.page)
}

/** Reads a file with so many lines, up to the review. */
async function openReview(user: User, count: number) {
  await openImport(user)
  await chooseFile(user, count)
}

async function chooseFile({ page, input }: User, count: number) {
  const dialog = fileDialog(page)
  await dialog.getByLabel('Bank file').setInputFiles(ofx(count))
  await input.press(dialog.getByRole('button', { name: 'Continue' }))
  await expect(review(page).getByRole('row', { name: /Corner Shop 1\b/ })).toBeVisible()
}

for (const { name, options } of deskAndPhone) {
  test.describe(name, () => {
    test.use({ ...options, timezoneId: 'UTC' })

    test('a bank file goes through the review to the books, and back by Undo', async ({ page, input }) => {
      const account = await signUp(page)
      await openReview({ page, input }, 12)
      const dialog = review(page)
      await expect(dialog.getByText(/^The file ends at \$1,950\.00 .*: \$4\.00 less\.$/)).toBeVisible()
      expect(await overflows(page)).toEqual([])
      await expectAccessible(page, 'review of a bank file')

      await input.press(dialog.getByRole('row', { name: /Corner Shop 2\b/ }))
      await input.select(dialog.getByLabel('Category'), 'Shopping')
      await expectAccessible(page, 'line of a bank file')
      await input.press(dialog.getByRole('button', { name: 'Done' }))
      await expect(dialog.getByRole('row', { name: /Corner Shop 2\b/ })).toContainText('Expense · Shopping')
      await input.press(dialog.getByRole('button', { name: 'Import 12 lines' }))
      await expect(page.getByText('12 lines imported')).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(/\/activity$/)
      // The account was added today, so the file's closing balance includes the lines.
      expect(await balanceOf(page, account)).toBe(1950)

      await input.press(page.getByRole('button', { name: 'Undo' }))
      await expect(page.getByText('Import of statement.ofx undone: 13 entries deleted')).toBeVisible()
      expect(await balanceOf(page, account)).toBe(2000)
    })

    test('a correction becomes a rule, which decides about lines of later files', async ({ page, input }) => {
      await signUp(page)
      await openReview({ page, input }, 3)
      await input.press(review(page).getByRole('row', { name: /Corner Shop 1\b/ }))
      await input.select(review(page).getByLabel('Category'), 'Shopping')
      await input.press(review(page).getByRole('button', { name: 'Always do this' }))
      const made = page.getByRole('dialog', { name: 'Always do this' })
      await made.getByLabel('Text').fill('corner shop')
      await expect(made.getByText('No earlier entries fit.')).toBeVisible()
      expect(await overflows(page)).toEqual([])
      await expectAccessible(page, 'rule from a line', '[role="dialog"]')
      await input.press(made.getByRole('button', { name: 'Save rule' }))
      await expect(page.getByText('Rule saved and applied to 2 other lines')).toBeVisible()
      await input.press(review(page).getByRole('button', { name: 'Import 3 lines' }))
      await expect(page.getByText('3 lines imported')).toBeVisible()

      const dialog = await openImport({ page, input })
      await input.press(dialog.getByRole('button', { name: 'Rules' }))
      const rules = page.getByRole('dialog', { name: 'Rules' })
      await expect(rules.getByText('Money out with "corner shop" → Shopping')).toBeVisible()
      // The check of the other dialog has changed it.
      await page.setViewportSize(options.viewport)
      expect(await overflows(page)).toEqual([])
      await toastsGone(page)
      await expectAccessible(page, 'rules for bank files', '[role="dialog"]')
      await input.press(rules.getByRole('button', { name: 'Edit corner shop' }))
      const changed = page.getByRole('dialog', { name: 'Change rule' })
      await expect(changed.getByText('3 earlier entries fit. They stay as they are.')).toBeVisible()
      // Not what the entries would suggest.
      await input.select(changed.getByLabel('Category'), 'Gifts')
      await input.press(changed.getByRole('button', { name: 'Save changes' }))
      await expect(rules.getByText('Money out with "corner shop" → Gifts')).toBeVisible()
      await input.press(rules.getByRole('button', { name: 'Back' }))

      await chooseFile({ page, input }, 4)
      await expect(review(page).getByRole('row', { name: /Corner Shop 4\b/ })).toContainText(
        'Expense · Gifts',
      )
    })
  })
}

test('200 lines are reviewed and imported with the keyboard alone', async ({ page, input }) => {
  const account = await signUp(page)
  await openReview({ page, input }, 200)
  const dialog = review(page)
  const row = (place: number) => dialog.getByRole('row', { name: new RegExp(`Corner Shop ${place}\\b`) })
  await expect(focusedIn(row(1))).toBeVisible()
  await page.keyboard.press('Space')
  await expect(row(1)).toContainText('Left out')
  for (let place = 2; place <= 200; place += 1) await page.keyboard.press('ArrowDown')
  await expect(focusedIn(row(200))).toBeVisible()
  await expect(row(200)).toBeInViewport({ ratio: 1 })

  await page.keyboard.press('l')
  await expect(dialog.getByLabel('Category')).toHaveValue('Leisure')
  await page.keyboard.press('Escape')
  await expect(focusedIn(row(200))).toBeVisible()
  await expect(row(200)).toContainText('Expense · Leisure')
  await page.keyboard.press('Home')
  await expect(focusedIn(row(1))).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Import 199 lines' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('199 lines imported')).toBeVisible()
  expect(await balanceOf(page, account)).toBe(1950)
})
