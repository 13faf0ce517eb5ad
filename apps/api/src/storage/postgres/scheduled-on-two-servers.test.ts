import { carLoan, cash } from '@solvent/api-testing/examples'
import { Person, signUp } from '@solvent/api-testing/person'
import {
  addAsset,
  addLiability,
  listEntries,
  listLiabilities,
  payLiability,
  schedulePayment,
} from '@solvent/contracts'
import { type SiblingServers, startSiblings } from '../../testing/sibling-servers'

let servers: SiblingServers
beforeAll(async () => {
  servers = await startSiblings()
})
afterAll(() => servers.stop())
afterEach(() => {
  for (const { clock } of [servers.first, servers.second]) clock.date = '2026-03-10'
})

/** A person on both servers, with payments of 100.00 scheduled for these days. */
async function scheduled(days: readonly string[], automatic: boolean) {
  const { first, second } = servers
  const one = await signUp(first.url)
  await one.answer(addAsset, { body: cash(2000) })
  const loan = await one.answer(addLiability, { body: carLoan({ interest_rate: 12 }) })
  const payment = { payment_type: 'partial', payment_amount: 100, payment_account: 'Cash', automatic }
  const ids: string[] = []
  for (const on of days) {
    ids.push((await one.answer(schedulePayment, { params: loan, body: { ...payment, on } })).id)
  }
  for (const { clock } of [first, second]) clock.date = '2026-05-10'
  return { loan, ids, people: [one, new Person(second.url, one.email, one.token)] }
}

async function paymentDays(person: Person | undefined): Promise<string[]> {
  const found = await person?.answer(listEntries, { query: { kind: 'payment' } })
  return (found?.entries ?? []).map(({ occurred_on }) => occurred_on).sort()
}

test('two servers that catch up with the same books record each payment once, on its day', async () => {
  const days = ['2026-03-20', '2026-04-15', '2026-05-10']
  const { people } = await scheduled(days, true)
  const requests = Array.from({ length: 10 }, () => people.map((person) => person.send(listLiabilities)))
  const replies = await Promise.all(requests.flat())
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  for (const person of people) {
    expect(await paymentDays(person)).toEqual(days)
    // 1,200.00 - 100.00 + 11.00 on 31 March - 100.00 + 10.11 on 30 April - 100.00.
    const { liabilities } = await person.answer(listLiabilities)
    expect(liabilities[0]?.remaining_amount).toBe(921.11)
  }
  for (const { booksDifferences } of [servers.first, servers.second]) {
    expect(await booksDifferences(people[0]?.userId ?? '')).toEqual([])
  }
})

test('a payment that is recorded on two servers at the same time is made once', async () => {
  const { people, loan, ids } = await scheduled(['2026-03-20'], false)
  const payment = { payment_type: 'partial', payment_amount: 100, payment_account: 'Cash' }
  const record = { params: loan, body: { ...payment, scheduled_payment_id: ids[0] } }
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => people.map((person) => person.send(payLiability, record))).flat(),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(404)])
  expect(await paymentDays(people[1])).toEqual(['2026-05-10'])
})
