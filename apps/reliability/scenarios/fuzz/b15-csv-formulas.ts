import { isFormula } from '@solvent/api-testing/hostile/formula'
import { type Person, signUp } from '@solvent/api-testing/person'
import { addAsset, addLiability, addTentativeAsset, deleteLiability, EXPORT_TABLES } from '@solvent/contracts'
import { parse } from 'csv-parse/sync'
import { sharedServer } from '../../harness/app/shared-server'
import { formatDifferences } from '../../harness/runner/format'
import { Random } from '../../harness/runner/random'
import type { Scenario } from '../../harness/runner/scenario'

const PIECES = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '"',
  '""',
  ',',
  ';',
  '\n',
  '\r\n',
  '\t',
  "'",
  'a',
  ' ',
  '#',
  '{',
  '\\n',
  '|',
]
const MAX_PIECES = 6

export const csvFormulas: Scenario = {
  id: 'B15',
  test: 'random texts of formulas, quotes, separators and line ends in every name and description; every CSV file is then read by a parser of RFC 4180',
  goal: '200 rounds: every cell of every file is text or a number, none a formula',
  engines: ['embedded', 'postgres'],
  rounds: { short: 10, long: 200 },
  async run(context) {
    const random = new Random(context.seed)
    const person = await signUp(await sharedServer(context))
    const wrong: string[] = []
    let cells = 0
    for (let round = 0; round < context.rounds; round += 1) {
      const text = Array.from({ length: random.integer(1, MAX_PIECES) }, () => random.pick(PIECES)).join('')
      const debt = await name(person, text)
      for (const path of files(debt)) {
        const read = await cellsOf(person, path)
        cells += read.length
        wrong.push(...read.filter((cell) => isFormula(cell)).map((cell) => `${path}: ${cell}`))
      }
      await person.answer(deleteLiability, { params: { id: debt } })
    }
    return {
      figure: `${cells} cells of ${files('').length} files in ${context.rounds} rounds (seed ${context.seed}): ${formatDifferences(wrong)}`,
      reached: wrong.length === 0 && cells > 0,
    }
  },
}

/** Names everything after the text; resolves to the id of the debt. */
async function name(person: Person, text: string): Promise<string> {
  const type = text.trim() === '' ? 'a' : text
  await person.answer(addAsset, {
    body: {
      asset_type: type,
      asset_value: 1,
      date_received: '2026-01-15',
      asset_description: text,
      account: text,
    },
  })
  await person.answer(addTentativeAsset, {
    body: { asset_type: type, asset_amount: 1, expected_date: '2027-01-31', asset_description: text },
  })
  const { id } = await person.answer(addLiability, {
    body: {
      liability_type: type,
      liability_amount: 1000,
      installments_total: 12,
      frequency: 'monthly',
      due_date: '2027-01-31',
      priority_score: 50,
      interest_rate: 12,
      description: text,
    },
  })
  return id
}

function files(debt: string): string[] {
  return [
    ...EXPORT_TABLES.map((table) => `/api/export/${table}.csv`),
    '/api/recommendations/plan.csv',
    '/api/projection/months.csv',
    `/api/liabilities/${debt}/schedule.csv`,
  ]
}

async function cellsOf({ url, token }: Person, path: string): Promise<string[]> {
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  return parse(await response.text(), { relax_column_count: true }).flat()
}
