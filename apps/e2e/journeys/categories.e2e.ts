import type { Page } from '@playwright/test'
import { callApi, newAccount, openAs } from '../support/api'
import { deskAndPhone } from '../support/desk-and-phone'
import { expectAccessible } from '../support/expect-accessible'
import { inDays } from '../support/in-days'
import { keyboard } from '../support/input-methods'
import { toastsGone } from '../support/locators'
import { chooseFromMenu, type User } from '../support/navigation'
import { expect, test } from '../support/test'
import { overflows } from '../support/widths'

const today = inDays(0)

/** With 500.00 in cash, of which 12.00 went to lunch today, on the tab of months. */
async function signUp(page: Page) {
  const account = await newAccount(page, 'Ada Moreau')
  const asset = { asset_type: 'Cash', asset_value: 500, date_received: inDays(-60) }
  await callApi(page, account, 'POST', '/api/assets', asset)
  await callApi(page, account, 'POST', '/api/expenses', {
    amount: 12,
    category: 'Eating out',
    note: 'Lunch',
    occurred_on: today,
    account: 'Cash',
  })
  await openAs(page, account, '/activity?tab=months')
}

/** The rows of the table of months, with its heading. */
function rowsOf(page: Page) {
  return page.getByRole('table', { name: 'Spending by category' }).getByRole('row')
}

/** A row of the table of months; the first one is at place 1. */
function row(page: Page, place: number) {
  return rowsOf(page).nth(place)
}

/** The dialog that lists the categories. */
function listOf(page: Page) {
  return page.getByRole('dialog', { name: 'Categories' })
}

/** Adds the category Coffee as a part of Eating out, from the tab of months. */
async function addCoffee({ page, input }: User) {
  await input.press(page.getByRole('button', { name: 'Categories' }))
  await input.press(listOf(page).getByRole('button', { name: 'Add category' }))
  const form = page.getByRole('dialog', { name: 'Add category' })
  await input.fill(form.getByLabel('Name'), 'Coffee')
  await input.select(form.getByLabel('Part of (optional)'), 'Eating out')
  await input.select(form.getByLabel('Icon'), 'Cutlery')
  await input.pick(form.getByRole('radio', { checked: true }), form.getByRole('radio', { name: 'Brown' }))
  await input.press(form.getByRole('button', { name: 'Add category' }))
  await expect(page.getByText('Coffee added')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Your categories' })).toContainText('Part of Eating out')
}

/** Records an expense of 4.50 for coffee. */
async function buyCoffee(user: User) {
  const { page } = user
  await chooseFromMenu(user, page.getByRole('button', { name: 'Record' }), 'Record expense')
  const form = page.getByRole('dialog', { name: 'Record expense' })
  await form.getByLabel('Amount').fill('4.50')
  await form.getByLabel('Category').selectOption('Coffee')
  await form.getByRole('button', { name: 'Record expense' }).click()
  await expect(form).toBeHidden()
}

for (const { name, options } of deskAndPhone) {
  test.describe(name, () => {
    test.use({ ...options, timezoneId: 'UTC' })

    test('a category is added as a part of another, and counts in its total and limit', async ({
      page,
      user,
    }) => {
      await signUp(page)
      await addCoffee(user)
      await page.goBack()
      await expect(listOf(page)).toBeHidden()
      await buyCoffee(user)
      await expect(row(page, 1)).toContainText('Total with its parts, $12.00 without them')
      await expect(row(page, 1)).toContainText('$16.50')
      await expect(row(page, 2)).toContainText(/Coffee.*Part of Eating out.*\$4\.50/)
      await page.getByRole('button', { name: 'Set limit for Eating out' }).click()
      const limit = page.getByRole('dialog', { name: 'Set limit for Eating out' })
      await limit.getByLabel('Limit a month').fill('20')
      await limit.getByRole('button', { name: 'Save' }).click()
      await expect(row(page, 1)).toContainText('$3.50 left')
      await page.getByRole('button', { name: 'Set limit for Coffee' }).click()
      const part = page.getByRole('dialog', { name: 'Set limit for Coffee' })
      await part.getByLabel('Limit a month').fill('4')
      await part.getByRole('button', { name: 'Save' }).click()
      await expect(row(page, 2)).toContainText('$0.50 over the limit')
      expect(await overflows(page)).toEqual([])
      await expectAccessible(page, 'a month with parts of a category')
      await page.getByRole('link', { name: 'Eating out' }).click()
      await expect(page.getByRole('button', { name: /^Lunch/ })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Coffee/ })).toBeVisible()
    })

    test('a category is renamed and merged, and its entries follow', async ({ page, user }) => {
      await signUp(page)
      await page.getByRole('button', { name: 'Categories' }).click()
      await expectAccessible(page, 'no categories of your own')
      await page.keyboard.press('Escape')
      await expect(listOf(page)).toBeHidden()
      await addCoffee(user)
      expect(await overflows(page)).toEqual([])
      await toastsGone(page)
      await expectAccessible(page, 'the list of categories')
      await page.keyboard.press('Escape')
      await expect(listOf(page)).toBeHidden()
      await buyCoffee(user)

      await user.input.press(page.getByRole('button', { name: 'Categories' }))
      await chooseFromMenu(user, page.getByRole('button', { name: 'More for Coffee' }), 'Edit')
      const form = page.getByRole('dialog', { name: 'Edit Coffee' })
      await form.getByLabel('Name').fill('Cafe')
      await expect(form.getByText(/^Past entries follow/)).toBeVisible()
      await toastsGone(page)
      await expectAccessible(page, 'the form of a category')
      await form.getByRole('button', { name: 'Save Changes' }).click()
      await expect(page.getByText('Cafe changed')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(row(page, 2)).toContainText(/Cafe.*Part of Eating out.*\$4\.50/)

      await user.input.press(page.getByRole('button', { name: 'Categories' }))
      await chooseFromMenu(user, page.getByRole('button', { name: 'More for Cafe' }), 'Merge or delete')
      const merge = page.getByRole('dialog', { name: 'Merge or delete Cafe' })
      await merge.getByLabel('Move its entries to').selectOption('Eating out')
      await toastsGone(page)
      await expectAccessible(page, 'the form that merges a category')
      await merge.getByRole('button', { name: 'Move and delete' }).click()
      await expect(page.getByText('Entries moved to Eating out, Cafe deleted')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(listOf(page)).toBeHidden()
      await expect(rowsOf(page)).toHaveCount(2)
      await expect(row(page, 1)).toContainText('$16.50')
    })
  })
}

test.describe('with the keyboard only', () => {
  test.use({ input: keyboard })

  test('a category is added, and closing the dialog returns to its button', async ({ page, user }) => {
    await signUp(page)
    await addCoffee(user)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Categories' })).toBeFocused()
  })
})
