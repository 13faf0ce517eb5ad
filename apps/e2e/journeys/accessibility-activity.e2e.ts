import { entryRow, openRecord } from '../support/activity-tasks'
import { expectAccessible, expectAccessibleDialog, expectAccessibleMenu } from '../support/expect-accessible'
import { goTo } from '../support/navigation'
import { signUpFilled } from '../support/sample-books'
import { expect, test } from '../support/test'

// Colours in the middle of a transition would be checked; only the final states count.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(async ({ page, user }) => {
  await signUpFilled(page)
  await goTo(user, 'Activity')
})

test('the entries are accessible, also with filters and without a match', async ({ page, user }) => {
  await expect(entryRow(page, 'Payment to Blue hatchback')).toBeVisible()
  await expectAccessible(page, 'the entries')
  await expectAccessibleMenu(user, page.getByRole('button', { name: 'Record', exact: true }))
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await expectAccessible(page, 'the filters')
  await page.getByLabel('Search').fill('nothing like that')
  await expect(page.getByText('No entries match your filters')).toBeVisible()
  await expectAccessible(page, 'no entries')
})

test('an open entry is accessible, before and after it is undone', async ({ page }) => {
  await expectAccessibleDialog(page, entryRow(page, 'Payment to Blue hatchback'), async (dialog) => {
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(dialog.getByText('Undone. Not included in any total.')).toBeVisible()
  })
})

test('the record forms are accessible, also with missing fields', async ({ page, user }) => {
  for (const kind of ['Expense', 'Income', 'Transfer', 'Trade'] as const) {
    const dialog = await openRecord(user, kind)
    await expectAccessible(page, `Record ${kind}`)
    await dialog.getByRole('button', { name: `Record ${kind}` }).click()
    await expectAccessible(page, `Record ${kind}, incomplete`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('the charts and the books check are accessible', async ({ page }) => {
  await page.getByRole('tab', { name: 'Charts' }).click()
  await expect(page.getByRole('figure', { name: 'Money in and out by month' })).toBeVisible()
  await expectAccessible(page, 'the pictures')
  await page.getByRole('tab', { name: 'Books check' }).click()
  await expect(page.getByRole('heading', { name: 'Everything adds up' })).toBeVisible()
  await expectAccessible(page, 'the books check')
})
