import type { Locator, Page } from '@playwright/test'
import { logIn, logOut } from '../support/account-tasks'
import { type Account, callApi, newAccount, openAs, request } from '../support/api'
import { deskAndPhone } from '../support/desk-and-phone'
import { expectAccessible } from '../support/expect-accessible'
import { inDays } from '../support/in-days'
import { readDeviceCache } from '../support/installed-app'
import { largePhoto, type PhotoFile } from '../support/photo'
import { expect, test } from '../support/test'
import { overflows } from '../support/widths'

const MAX_BYTES = 2 * 1024 * 1024
const PICTURE = { name: 'Receipt for Groceries' }

/** With an expense for groceries, paid from 500.00 in cash. */
async function signUp(page: Page): Promise<Account & { entryId: string }> {
  const account = await newAccount(page, 'Ada Moreau')
  const asset = { asset_type: 'Cash', asset_value: 500, date_received: inDays(-9) }
  await callApi(page, account, 'POST', '/api/assets', asset)
  const expense = { amount: 42.5, account: 'Cash', category: 'Groceries', occurred_on: inDays(-1) }
  await callApi(page, account, 'POST', '/api/expenses', expense)
  const { entries } = await callApi(page, account, 'GET', '/api/entries?kind=expense')
  await openAs(page, account, '/activity')
  return { ...account, entryId: entries[0].id }
}

function entryDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Groceries', exact: true })
}

async function openGroceries(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Groceries/ }).click()
  return entryDialog(page)
}

/** Chooses the photo with the button, as a person does. */
async function choose(page: Page, button: Locator, photo: PhotoFile) {
  const picking = page.waitForEvent('filechooser')
  await button.press('Enter')
  await (await picking).setFiles(photo)
}

async function addPhoto(page: Page): Promise<Locator> {
  const dialog = await openGroceries(page)
  await choose(page, dialog.getByRole('button', { name: 'Add receipt' }), await largePhoto(page))
  await expect(dialog.getByRole('img', PICTURE)).toBeVisible()
  return dialog
}

/** The size of a picture in pixels, and the colours of the middles of its upper and lower halves. */
function look(picture: Locator) {
  return picture.evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('Not a picture')
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1, height: 2 })
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0, 1, 2)
    const colours = context?.getImageData(0, 0, 1, 2).data ?? []
    const [topRed = 0, , topBlue = 0, , belowRed = 0, , belowBlue = 0] = colours
    return { width, height, isRedOnTop: topRed > topBlue, isBlueBelow: belowBlue > belowRed }
  })
}

for (const { name, options } of deskAndPhone) {
  test.describe(name, () => {
    test.use({ ...options, timezoneId: 'UTC' })

    test('a large photo becomes the receipt of an expense, and stays with it', async ({ page }) => {
      const account = await signUp(page)
      const dialog = await addPhoto(page)
      await expect(page.getByText('Receipt added')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Replace receipt' })).toBeFocused()
      expect(await overflows(page)).toEqual([])

      await page.reload()
      const thumbnail = entryDialog(page).getByRole('button', PICTURE)
      await thumbnail.press('Enter')
      const large = page.getByRole('dialog', PICTURE)
      await expect(large.getByRole('img')).toBeInViewport()
      expect(await look(large.getByRole('img'))).toEqual({
        width: 1500,
        height: 2000,
        isRedOnTop: true,
        isBlueBelow: true,
      })
      const saving = page.waitForEvent('download')
      await large.getByRole('button', { name: 'Save picture' }).press('Enter')
      expect((await saving).suggestedFilename()).toBe(`receipt-${inDays(-1)}.jpeg`)
      await page.goBack()
      await expect(large).toBeHidden()
      await thumbnail.press('Enter')
      await expect(large).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(large).toBeHidden()
      await expect(thumbnail).toBeFocused()

      const path = `/api/entries/${account.entryId}/receipt`
      const saved = await (await request(page, 'GET', path, undefined, account.token)).body()
      expect(saved.length).toBeLessThanOrEqual(MAX_BYTES)
      expect(saved.includes('Exif')).toBe(false)
    })

    test('a correction keeps the receipt, until it is removed', async ({ page }) => {
      await signUp(page)
      const dialog = await addPhoto(page)
      await dialog.getByRole('button', { name: 'Correct' }).click()
      const form = page.getByRole('dialog', { name: 'Correct expense' })
      await form.getByLabel('Amount').fill('45')
      await form.getByRole('button', { name: 'Save Changes' }).click()
      await expect(dialog.getByText('Corrects an earlier entry.')).toBeVisible()
      await expect(dialog.getByRole('img', PICTURE)).toBeVisible()
      await dialog.getByRole('button', { name: 'Remove receipt' }).press('Enter')
      const question = page.getByRole('dialog', { name: 'Remove this receipt?' })
      await question.getByRole('button', { name: 'Remove' }).press('Enter')
      await expect(page.getByText('Receipt removed')).toBeVisible()
      await expect(dialog.getByRole('img')).toHaveCount(0)
      await expect(dialog.getByRole('button', { name: 'Add receipt' })).toBeFocused()
      await page.reload()
      await expect(dialog.getByRole('button', { name: 'Add receipt' })).toBeVisible()
    })
  })
}

test('a receipt, its large view and its errors are accessible', async ({ page }) => {
  await signUp(page)
  const photo = await largePhoto(page)
  const dialog = await openGroceries(page)
  const add = dialog.getByRole('button', { name: 'Add receipt' })
  await choose(page, add, { ...photo, buffer: Buffer.from('Total 42.50') })
  await expect(dialog.getByRole('alert')).toContainText("We can't read this file as a picture.")
  await expectAccessible(page, 'an entry with a file that is no picture', '[role="dialog"]')
  await choose(page, add, photo)
  await dialog.getByRole('img', PICTURE).click()
  await expect(page.getByRole('dialog', PICTURE)).toBeVisible()
  await expectAccessible(page, 'the large receipt', '[role="dialog"]')
})

test.describe('on a shared browser', () => {
  test.use({ serviceWorkers: 'allow' })

  test('nothing of a receipt is stored, and the next person sees none', async ({
    page,
    user,
    allowProblem,
  }) => {
    // The entry of the other person.
    allowProblem(/status of 404 .*\/api\/entries\//)
    const { entryId } = await signUp(page)
    const dialog = await addPhoto(page)
    const source = (await dialog.getByRole('img', PICTURE).getAttribute('src')) ?? ''
    const part = source.slice(1000, 1060)
    expect(part).toHaveLength(60)
    await expect.poll(async () => (await readDeviceCache(page)).readings?.join()).toContain('getEntry')
    const { readings, texts } = await readDeviceCache(page)
    expect(readings?.filter((key) => key.includes('getReceipt'))).toEqual([])
    expect(texts.filter((text) => text.includes(part) || text.startsWith('\ufffd\ufffd'))).toEqual([])
    const storages = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(await storages()).not.toContain(part)

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await logOut(user)
    expect(await storages()).not.toContain(part)
    const other = await newAccount(page)
    await logIn(user, other)
    await expect(page.getByRole('heading', { name: 'Welcome, Joan Clarke' })).toBeVisible()
    // Without loading the page again, so that what it has in memory would be seen.
    await page.evaluate((id) => {
      window.history.pushState(null, '', `/activity?entry=${id}`)
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, entryId)
    await expect(page.getByText('This entry does not exist.')).toBeVisible()
    expect(await page.content()).not.toContain(part)
    const answer = await request(page, 'GET', `/api/entries/${entryId}/receipt`, undefined, other.token)
    expect(answer.status()).toBe(404)
  })
})
