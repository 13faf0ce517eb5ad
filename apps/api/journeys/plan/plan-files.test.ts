// Engines: one
import { carLoan } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addLiability,
  getProjection,
  getRecommendations,
  getSchedule,
  updateProfile,
} from '@solvent/contracts'
import { parse } from 'csv-parse/sync'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

/** A person with a loan at 12% whose description looks like a formula. */
async function borrower(): Promise<{ person: Person; id: string }> {
  const person = await setting.newPerson()
  await person.answer(updateProfile, {
    body: { name: 'Ada', monthly_income: 900, currency_preference: 'USD', selected_model: 'llama3.1-8b' },
  })
  const body = carLoan({ interest_rate: 12, description: '=1+1' })
  const { id } = await person.answer(addLiability, { body })
  return { person, id }
}

interface LedgerFile {
  ledger: { interest: number }[]
}

function download(person: Person, path: string): Promise<Response> {
  return fetch(setting.server.url + path, { headers: { authorization: `Bearer ${person.token}` } })
}

/** The lines of a CSV file without its comments. */
async function table(response: Response): Promise<string[]> {
  const lines = (await response.text()).split('\r\n')
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}

const files = (id: string): [string, string][] => [
  ['/api/recommendations/plan', 'solvent-plan'],
  ['/api/projection/months', 'solvent-projection'],
  [`/api/liabilities/${id}/schedule`, 'solvent-schedule'],
]

test('the files of plan, projection and schedule state their conventions', async () => {
  const { person, id } = await borrower()
  for (const [path, name] of files(id)) {
    const csv = await download(person, `${path}.csv`)
    expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="${name}.csv"`)
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(await csv.text()).toMatch(
      /^# today,2026-03-10\r\n[\s\S]*# rate,"?The rate of a period is the yearly rate/,
    )
    const json = await download(person, `${path}.json`)
    expect(json.headers.get('content-disposition')).toBe(`attachment; filename="${name}.json"`)
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await json.json()).toMatchObject({
      conventions: {
        money: expect.stringContaining('half cent'),
        rate: expect.any(String),
      },
      inputs: { today: '2026-03-10' },
    })
  }
})

test('the JSON of the plan has the plan and its inputs', async () => {
  const { person, id } = await borrower()
  const file = await (await download(person, '/api/recommendations/plan.json?strategy=snowball')).json()
  const plan = await person.answer(getRecommendations, { query: { strategy: 'snowball' } })
  expect(file).toMatchObject({ plan, inputs: { monthly_income: 900, liabilities: [{ id, credit: 0 }] } })
})

test('the CSV of the plan has one row for each debt, with its terms, and no formulas', async () => {
  const { person } = await borrower()
  const [header = '', row = '', ...more] = await table(
    await download(person, '/api/recommendations/plan.csv'),
  )
  expect(header).toContain('rank,liability_type,description,next_due_date,priority_score')
  expect(header).toContain('remaining_amount,installment_amount')
  expect(row).toMatch(/^1,Car Loan,'=1\+1,2026-03-31,/)
  expect(more).toEqual([])
})

test('the months of the projection add up to its totals', async () => {
  const { person } = await borrower()
  const query = { extra_per_month: '50' }
  const projection = await person.answer(getProjection, { query })
  const response = await download(person, '/api/projection/months.json?extra_per_month=50')
  const file = (await response.json()) as LedgerFile
  const { inputs, ...shown } = projection
  expect(file).toMatchObject({ inputs, projection: shown, what_if: { extra_per_month: 50 } })
  const interest = file.ledger.reduce((sum, row) => sum + row.interest * 100, 0)
  expect(Math.round(interest)).toBe(Math.round(projection.total_interest * 100))
  const rows = await table(await download(person, '/api/projection/months.csv?extra_per_month=50'))
  expect(rows).toHaveLength(1 + file.ledger.length)
  expect(rows[1]).toMatch(/^2026-03,Car Loan,'=1\+1,/)
})

test('the CSV of the projection has its inputs', async () => {
  const { person, id } = await borrower()
  const { inputs } = await person.answer(getProjection)
  const text = await (await download(person, '/api/projection/months.csv')).text()
  const made = parse(text, { relax_column_count: true }).find(([name]) => name === '# liability')
  expect(JSON.parse(made?.[1] ?? '')).toEqual(inputs.liabilities[0])
  expect(inputs.liabilities[0]?.id).toBe(id)
})

test('the file of a schedule has its terms and every payment', async () => {
  const { person, id } = await borrower()
  const schedule = await person.answer(getSchedule, { params: { id } })
  const file = await (await download(person, `/api/liabilities/${id}/schedule.json`)).json()
  expect(file).toMatchObject({ schedule, inputs: { interest_rate: 12, due_date: '2026-03-31' } })
  const rows = await table(await download(person, `/api/liabilities/${id}/schedule.csv`))
  expect(rows).toHaveLength(1 + schedule.payments.length)
})

test('files of other people, unknown formats and invalid queries are refused', async () => {
  const { id } = await borrower()
  const other = await setting.newPerson()
  const status = async (path: string) => (await download(other, path)).status
  expect(await status(`/api/liabilities/${id}/schedule.csv`)).toBe(404)
  expect(await status('/api/recommendations/plan.pdf')).toBe(400)
  expect(await status('/api/projection/months.csv?on=2020-01-01')).toBe(400)
})
