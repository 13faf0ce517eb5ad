import { callApi, newAccountWithLoan, openAs } from '../support/api'
import { payInstalment } from '../support/book-tasks'
import { expect, test } from '../support/test'

test('a payment stores the releases that were on the page, and the server counts their loads', async ({
  page,
  user,
}) => {
  const account = await newAccountWithLoan(page)
  const reported = page.waitForRequest((request) => request.url().endsWith('/api/remote-loads'))
  await openAs(page, account, '/liabilities')
  await payInstalment(user, 'Car Loan')
  const registry = JSON.parse((await page.locator('#remote-registry').textContent()) ?? '{}')
  const { version } = registry.remotes.liabilities_mfe
  const { entries } = await callApi(page, account, 'GET', '/api/entries?kind=payment')
  expect(entries[0].releases).toContain(`liabilities_mfe@${version}`)

  expect((await (await reported).response())?.status()).toBe(200)
  const metrics = await (await page.request.get(new URL('/metrics', page.url()).href)).text()
  expect(metrics).toMatch(
    new RegExp(
      `^solvent_remote_loads_total\\{remote="liabilities_mfe",version="${version}",outcome="loaded"\\} `,
      'm',
    ),
  )
})
