import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { callApi, newAccountWithLoan, openAs } from '../support/api'
import { deskPhoneAndKeyboard } from '../support/desk-and-phone'
import { expectAccessible } from '../support/expect-accessible'
import { test as base, expect } from '../support/test'

interface Receiver {
  url: string
  /** The types of the events that it received. */
  types: string[]
}

const test = base.extend<{ receiver: Receiver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern.
  receiver: async ({}, use) => {
    const types: string[] = []
    const server = createServer(async (request, response) => {
      types.push(JSON.parse(await text(request)).type)
      response.end()
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo // A TCP server's address is never a string.
    await use({ url: `http://127.0.0.1:${port}/events`, types })
    server.close()
  },
})

const expense = { amount: 20, occurred_on: '2026-03-02', account: 'Cash', category: 'Groceries' }

for (const { name, options } of deskPhoneAndKeyboard) {
  test.describe(name, () => {
    test.use(options)

    test('a webhook is called after an entry, its calls are listed, and it is removed', async ({
      page,
      user: { input },
      receiver,
    }) => {
      const account = await newAccountWithLoan(page)
      await openAs(page, account, '/profile')
      await input.press(page.getByRole('button', { name: 'Add webhook' }))
      const form = page.getByRole('dialog', { name: 'Add a webhook' })
      await input.fill(form.getByLabel('Address'), receiver.url)
      await input.fill(form.getByLabel('Password', { exact: true }), account.password)
      await input.press(form.getByRole('button', { name: 'Add webhook' }))
      await expect(form.getByLabel('The secret that signs our calls')).toHaveValue(/^whsec_/)
      await input.press(form.getByRole('button', { name: 'Done' }))
      const row = page.getByRole('listitem').filter({ hasText: receiver.url })
      await expect(row).toContainText('Working')

      await callApi(page, account, 'POST', '/api/expenses', expense)
      await expect.poll(() => receiver.types).toEqual(['webhook.added', 'entry.recorded'])
      await input.press(row.getByRole('button', { name: 'Calls' }))
      const calls = page.getByRole('dialog', { name: `Calls to ${receiver.url}` })
      const newest = calls.getByRole('listitem').first()
      await expect(newest).toContainText('Delivered')
      await input.press(newest.getByRole('button', { name: 'Send again' }))
      await expect.poll(() => receiver.types).toHaveLength(3)
      await page.keyboard.press('Escape')

      await input.press(row.getByRole('button', { name: 'Remove' }))
      const question = page.getByRole('dialog', { name: 'Remove this webhook?' })
      await input.press(question.getByRole('button', { name: 'Remove' }))
      await expect(row).toBeHidden()
    })
  })
}

test('the list of webhooks and of their calls is accessible', async ({ page, receiver }) => {
  const account = await newAccountWithLoan(page)
  const body = { url: receiver.url, password: account.password }
  await callApi(page, account, 'POST', '/api/webhooks', body)
  await expect.poll(() => receiver.types).toHaveLength(1)
  await openAs(page, account, '/profile')
  await page.getByRole('button', { name: `Calls to ${receiver.url}` }).click()
  await expect(page.getByRole('dialog').getByText('Delivered')).toBeVisible()
  await expectAccessible(page, 'the calls of a webhook')
})
