import type { Page } from '@playwright/test'
import { type Account, callApi, newAccountWithLoan, openAs } from '../support/api'
import { deskPhoneAndKeyboard } from '../support/desk-and-phone'
import { expectAccessible } from '../support/expect-accessible'
import { openAssistant } from '../support/open-assistant'
import { runningApp } from '../support/running-app'
import { expect, test } from '../support/test'

/** Calls a tool of `/mcp` as a program that may only read. */
async function proposeLunch(page: Page, account: Account) {
  const { token } = await callApi(page, account, 'POST', '/api/tokens', {
    name: 'Claude Desktop',
    scope: 'read',
    expires_in_days: null,
    password: account.password,
  })
  const args = { amount: 12, category: 'Groceries', date: '2026-03-02', account: 'Cash' }
  const response = await page.request.post(`${runningApp().origin}/mcp`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
    data: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'record_expense', arguments: args },
    },
  })
  expect(await response.text()).toContain('waits_for_confirmation')
}

for (const { name, options } of deskPhoneAndKeyboard) {
  test.describe(name, () => {
    test.use(options)

    test('what a program proposes waits in the assistant, and is saved once it is confirmed', async ({
      page,
      user,
    }) => {
      const account = await newAccountWithLoan(page)
      await proposeLunch(page, account)
      await openAs(page, account, '/')
      const notice = page.getByText("A draft from Claude Desktop in your assistant's history")
      await expect(notice).toBeVisible()
      await openAssistant(user)
      await user.input.press(page.getByRole('button', { name: 'History' }))
      await user.input.press(page.getByRole('button', { name: /^Claude Desktop/ }))
      const draft = page.getByRole('region', { name: '$12.00 for Groceries' })
      await expect(draft.getByText('A program proposes this. Please check it.')).toBeVisible()
      await user.input.press(draft.getByRole('button', { name: 'Save' }))
      await expect(page.getByText('Groceries, from Cash')).toBeVisible()
      await expect(notice).toBeHidden()
      const { entries } = await callApi(page, account, 'GET', '/api/entries?kind=expense')
      expect(entries).toMatchObject([{ author: 'program', program: 'Claude Desktop' }])
    })
  })
}

test('the conversation with the draft of a program is accessible', async ({ page, user }) => {
  const account = await newAccountWithLoan(page)
  await proposeLunch(page, account)
  await openAs(page, account, '/')
  await openAssistant(user)
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: /^Claude Desktop/ }).click()
  await expect(page.getByRole('region', { name: '$12.00 for Groceries' })).toBeVisible()
  await expectAccessible(page, 'the draft of a program')
})
