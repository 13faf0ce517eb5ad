// Engines: one
import { carLoan } from '@solvent/api-testing/examples'
import { addLiability, getRecommendations } from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

/** The recommendation for a debt due on the server's date, for a client whose date is `date`. */
async function recommendationOn(
  date: string,
): Promise<{ overdue_amount: number; next_due_date: string | null }> {
  const person = await setting.newPerson()
  await person.answer(addLiability, { body: carLoan({ due_date: '2026-03-10' }) })
  const response = await fetch(`${setting.server.url}/api/recommendations`, {
    headers: { authorization: `Bearer ${person.token}`, 'x-client-date': date },
  })
  const { recommendations } = getRecommendations.response.parse(await response.json())
  const [item] = recommendations
  if (!item) throw new Error('Nothing is recommended')
  return { overdue_amount: item.overdue_amount, next_due_date: item.liability.next_due_date }
}

test.each<[string, string, number]>([
  ['where it is still the same day', '2026-03-10', 0],
  ['where it is still the day before', '2026-03-09', 0],
  ['where the next day has begun', '2026-03-11', 100],
])('an instalment is overdue from the next day %s', async (_, date, overdue_amount) => {
  expect(await recommendationOn(date)).toEqual({ overdue_amount, next_due_date: '2026-03-10' })
})

test.each(['2026-03-12', '2026-02-30', '1999-01-01', 'tomorrow', ''])(
  'a client date of %j, which no time zone has now, is ignored',
  async (date) => {
    expect(await recommendationOn(date)).toMatchObject({ overdue_amount: 0 })
  },
)
