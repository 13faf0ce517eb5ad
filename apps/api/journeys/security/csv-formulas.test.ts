// Engines: one
import { bonus, carLoan, cash } from '@solvent/api-testing/examples'
import { isFormula } from '@solvent/api-testing/hostile/formula'
import type { Person } from '@solvent/api-testing/person'
import { addAsset, addLiability, addTentativeAsset } from '@solvent/contracts'
import { parse } from 'csv-parse/sync'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const HOSTILE = [
  'a,=1+1,b',
  '"=1+1',
  'x",=1+1,"',
  '\n=1+1',
  '=1+1\r\n=1+1,@SUM(A1)',
  ',\t=1+1',
  '+1;-1|"',
  "-1+1,'=1",
  '=HYPERLINK("http://127.0.0.1","a")',
]

/** A person with a formula in every text, and the ids of the debts. */
async function hostilePerson(): Promise<{ person: Person; debts: string[] }> {
  const person = await setting.newPerson()
  const debts: string[] = []
  for (const text of HOSTILE) {
    const { id } = await person.answer(addLiability, {
      body: carLoan({ description: text, liability_type: `=${debts.length}+1`, interest_rate: 12 }),
    })
    debts.push(id)
    await person.answer(addTentativeAsset, { body: bonus({ asset_description: text, asset_type: '@Bonus' }) })
    await person.answer(addAsset, {
      body: cash(1, { asset_type: '+Cash', asset_description: text, account: text }),
    })
  }
  return { person, debts }
}

test('no cell of any file is a formula for a spreadsheet, whatever the names', async () => {
  const { person, debts } = await hostilePerson()
  const tables = ['assets', 'expected-assets', 'liabilities', 'entries'].map((name) => `/api/export/${name}`)
  const activity = ['/api/entries']
  const plans = ['/api/recommendations/plan', '/api/projection/months']
  const schedules = debts.map((id) => `/api/liabilities/${id}/schedule`)
  const files = [...tables, ...activity, ...plans, ...schedules].map((path) => `${path}.csv`)
  for (const path of [...files, '/api/export?format=gnucash']) {
    const response = await fetch(`${setting.server.url}${path}`, {
      headers: { authorization: `Bearer ${person.token}` },
    })
    const cells = parse(await response.text(), { relax_column_count: true }).flat()
    expect(cells.filter((cell) => isFormula(cell))).toEqual([])
    expect(cells.length).toBeGreaterThan(HOSTILE.length)
  }
})
