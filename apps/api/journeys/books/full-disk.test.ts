// Engines: embedded
import { randomUUID } from 'node:crypto'
import { allEndpoints } from '@solvent/api-testing/endpoints'
import { carLoan, cash } from '@solvent/api-testing/examples'
import { PASSWORD, type Person } from '@solvent/api-testing/person'
import { contracts } from '@solvent/contracts/all'
import { DiskSpace } from '../../src/storage/pglite/disk-space'
import { openEmbedded } from '../../src/testing/test-database'
import { useOwnServer } from '../../src/testing/use-own-server'

const AFTER_TWO_DUE_DATES = '2026-05-02'

// Before the check of the books, which needs disk space.
afterEach(() => jest.restoreAllMocks())

const setting = useOwnServer(openEmbedded)
let ada: Person
let loan: { id: string }

beforeEach(async () => {
  ada = await setting.newPerson()
  await ada.answer(contracts.addAsset, { body: cash(5000) })
  loan = await ada.answer(contracts.addLiability, { body: carLoan({ interest_rate: 12 }) })
  setting.server.clock.date = AFTER_TWO_DUE_DATES
  jest.spyOn(DiskSpace.prototype, 'isNearlyFull').mockReturnValue(true)
})
const reads = allEndpoints
  .filter(({ method }) => method === 'GET')
  .map(({ name, path }) => [name, path] as const)

test.each(reads)('while the disk is full, %s still works', async (_, path) => {
  const filled = path.replace('{id}', loan.id).replace('{format}', 'csv').replace('{table}', 'assets')
  const get = () => fetch(setting.server.url + filled, { headers: { authorization: `Bearer ${ada.token}` } })
  const { status } = await get()
  jest.restoreAllMocks()
  const usual = await get()
  expect(status).toBe(usual.status)
  expect(status).toBeLessThan(500)
})

test('while the disk is full nothing is saved, and the error gives the reason', async () => {
  const payment = { payment_type: 'full', payment_account: 'Cash' }
  const refusals = [
    await ada.refusal(contracts.payLiability, { params: loan, body: payment, key: randomUUID() }),
    await ada.refusal(contracts.addAsset, { body: cash(1) }),
    await ada.refusal(contracts.login, { body: { email: ada.email, password: PASSWORD } }),
  ]
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 507, code: 'storage_full' })
})

test('while the disk is full a repeated request gets its first response', async () => {
  jest.restoreAllMocks()
  const paid = {
    params: loan,
    body: { payment_type: 'installment', payment_account: 'Cash' },
    key: randomUUID(),
  }
  const first = await ada.answer(contracts.payLiability, paid)
  jest.spyOn(DiskSpace.prototype, 'isNearlyFull').mockReturnValue(true)
  expect(await ada.answer(contracts.payLiability, paid)).toEqual(first)
  const other = { ...paid, body: { ...paid.body, payment_type: 'full' } }
  expect(await ada.refusal(contracts.payLiability, other)).toMatchObject({ code: 'idempotency_conflict' })
})

test('interest that fell due meanwhile is posted once there is space', async () => {
  const owed = async () => (await ada.answer(contracts.getDashboard)).total_liabilities
  expect(await owed()).toBe(1200)
  jest.restoreAllMocks()
  expect(await owed()).toBeGreaterThan(1200)
})
