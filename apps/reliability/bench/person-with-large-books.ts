import { type Person, signUp } from '@solvent/api-testing/person'
import { payLiability } from '@solvent/contracts'
import pg from 'pg'
import { addCash, addDebt } from '../harness/people/bookkeeping'

const ASSETS = 30
const DEBTS = 20
const ENTRIES = 2000
const CONCURRENCY = 16

/**
 * Creates a person with 30 assets, 20 liabilities and 2,000 entries over the last two years.
 *
 * @param administrator the database administrator's connection string, to backdate the entries
 */
export async function personWithLargeBooks(url: string, administrator: string): Promise<Person> {
  const person = await signUp(url)
  for (let n = 0; n < ASSETS; n += 1) await addCash(person, 1000 + n, n === 0 ? 'Cash' : `Savings ${n}`)
  const debts: string[] = []
  for (let n = 0; n < DEBTS; n += 1) debts.push(await addDebt(person, 5000 + n))
  let left = ENTRIES - ASSETS - DEBTS
  const pay = async () => {
    while (left > 0) {
      left -= 1
      const id = debts[left % DEBTS] ?? ''
      const body = { payment_type: 'partial', payment_account: 'Cash', payment_amount: 0.01 }
      await person.answer(payLiability, { params: { id }, body })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, pay))
  await spreadOverTwoYears(administrator)
  return person
}

async function spreadOverTwoYears(administrator: string): Promise<void> {
  const client = new pg.Client({ connectionString: administrator })
  await client.connect()
  try {
    await client.query(`update journal_entries e set occurred_on = current_date - (n % 730)::int
      from (select entry_id, row_number() over (order by entry_id) as n from journal_entries) numbered
      where numbered.entry_id = e.entry_id`)
    await client.query(
      'update payments p set paid_on = occurred_on from journal_entries e where e.entry_id = p.entry_id',
    )
  } finally {
    await client.end()
  }
}
