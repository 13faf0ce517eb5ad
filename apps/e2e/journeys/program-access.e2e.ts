import { logIn } from '../support/account-tasks'
import { newAccountWithLoan, openAs, request } from '../support/api'
import { deskPhoneAndKeyboard } from '../support/desk-and-phone'
import { expectAccessible } from '../support/expect-accessible'
import { open } from '../support/navigation'
import { test as base, expect } from '../support/test'
import { WaitingProgram } from '../support/waiting-program'

const test = base.extend<{ program: WaitingProgram }>({
  program: async ({ page }, use) => {
    const program = new WaitingProgram(page)
    await program.start()
    await use(program)
    program.close()
  },
})

const QUESTION = { name: 'Allow Claude Desktop to use your account?' }

for (const { name, options } of deskPhoneAndKeyboard) {
  test.describe(name, () => {
    test.use(options)

    test('a program asks, the person logs in and allows it, and it reads the books until it is revoked', async ({
      page,
      user,
      program,
    }) => {
      const { input } = user
      const account = await newAccountWithLoan(page)
      await open(page, program.asking)
      await logIn(user, account)

      const dialog = page.getByRole('dialog', QUESTION)
      const choices = dialog.getByRole('group', { name: 'What it may do' })
      await input.pick(choices, dialog.getByRole('radio', { name: 'Read and record' }))
      await input.fill(dialog.getByLabel('Password', { exact: true }), account.password)
      await input.press(dialog.getByRole('button', { name: 'Allow' }))
      const answer = await program.answer()
      expect(answer.get('state')).toBe('abc')
      const token = await program.exchange(answer.get('code') ?? '')
      const read = () => request(page, 'GET', '/api/assets', undefined, token)
      expect((await read()).status()).toBe(200)

      await open(page, '/profile')
      const row = page.getByRole('listitem').filter({ hasText: 'Claude Desktop' })
      await expect(row).toContainText('Read and record')
      await input.press(row.getByRole('button', { name: 'Revoke Claude Desktop' }))
      await input.press(
        page.getByRole('dialog', { name: 'Revoke Claude Desktop?' }).getByRole('button', { name: 'Revoke' }),
      )
      await expect(row).toBeHidden()
      expect((await read()).status()).toBe(401)
    })

    test('a person who cancels returns to the program, which gets no access', async ({
      page,
      user: { input },
      program,
    }) => {
      await openAs(page, await newAccountWithLoan(page), program.asking)
      const dialog = page.getByRole('dialog', QUESTION)
      await input.press(dialog.getByRole('button', { name: 'Cancel' }))
      expect(Object.fromEntries(await program.answer())).toMatchObject({
        error: 'access_denied',
        state: 'abc',
      })
    })
  })
}

test('the question is accessible, and another site cannot show it in a frame', async ({
  page,
  program,
  allowProblem,
}) => {
  await openAs(page, await newAccountWithLoan(page), program.asking)
  await expect(page.getByRole('dialog', QUESTION)).toBeVisible()
  await expectAccessible(page, 'the request of a program')

  allowProblem(/frame-ancestors|X-Frame-Options|Refused to display|Refused to frame|Framing/)
  const asking = page.url()
  await page.goto(program.redirectUri)
  await page.evaluate((address) => {
    const frame = document.createElement('iframe')
    frame.src = address
    document.body.append(frame)
    return new Promise((resolve) => frame.addEventListener('load', resolve))
  }, asking)
  const [, frame] = page.frames()
  expect(frame?.url()).toMatch(/^chrome-error:/)
})
