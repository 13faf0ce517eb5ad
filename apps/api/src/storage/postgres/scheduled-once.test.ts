import { carLoan, cash } from '@solvent/api-testing/examples'
import { Person, signUp } from '@solvent/api-testing/person'
import { addAsset, addLiability, listEntries, listLiabilities, schedulePayment } from '@solvent/contracts'
import { startSiblings } from '../../testing/sibling-servers'

test('of two servers, one records a scheduled payment', async () => {
  const servers = await startSiblings()
  try {
    const { first, second } = servers
    const phone = await signUp(first.url)
    const laptop = new Person(second.url, phone.email, phone.token)
    await phone.answer(addAsset, { body: cash(5000) })
    const loan = await phone.answer(addLiability, { body: carLoan({ interest_rate: 12 }) })
    const payment = { payment_type: 'partial', payment_amount: 40, payment_account: 'Cash', automatic: true }
    for (let day = 11; day <= 20; day += 1) {
      const body = { ...payment, on: `2026-03-${day}` }
      await phone.answer(schedulePayment, { params: loan, body })
    }
    for (const { clock } of [first, second]) clock.date = '2026-03-25'
    const readers = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? phone : laptop))
    const lists = await Promise.all(readers.map((person) => person.answer(listLiabilities)))
    for (const { liabilities } of lists) expect(liabilities[0]?.remaining_amount).toBe(800)
    const { entries } = await laptop.answer(listEntries, { query: { kind: 'payment' } })
    expect(entries.map(({ occurred_on }) => occurred_on).sort()).toEqual(
      Array.from({ length: 10 }, (_, index) => `2026-03-${11 + index}`),
    )
  } finally {
    await servers.stop()
  }
})
