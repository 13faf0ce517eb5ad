// Engines: one
import { bonus } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import {
  addTentativeAsset,
  listEntries,
  listTentativeAssets,
  undoEntry,
  updateTentativeAsset,
} from '@solvent/contracts'
import { exportData, exportTable, importData } from '@solvent/contracts/transfer'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

test('an expected asset is certain by default', async () => {
  const person = await setting.newPerson()
  expect(await person.answer(addTentativeAsset, { body: bonus() })).toMatchObject({ confidence: 100 })
})

test.each([0, 1, 80, 100])(
  'an expected asset that is %d percent sure is so in every answer',
  async (confidence) => {
    const person = await setting.newPerson()
    const added = await person.answer(addTentativeAsset, { body: bonus({ confidence }) })
    expect(added.confidence).toBe(confidence)
    expect(await person.answer(listTentativeAssets)).toEqual({ tentative_assets: [added] })
  },
)

test('the confidence can be changed, and stays if a change omits it', async () => {
  const person = await setting.newPerson()
  const { id } = await person.answer(addTentativeAsset, { body: bonus({ confidence: 80 }) })
  const edit = (body: ReturnType<typeof bonus>) =>
    person.answer(updateTentativeAsset, { params: { id }, body })
  expect(await edit(bonus({ asset_amount: 1 }))).toMatchObject({ asset_amount: 1, confidence: 80 })
  const edited = await edit(bonus({ asset_amount: 1, confidence: 0 }))
  expect(edited.confidence).toBe(0)
  expect(await person.answer(listTentativeAssets)).toEqual({ tentative_assets: [edited] })
})

test.each<[unknown, string]>([
  [101, 'must be at most 100'],
  [-1, 'must be at least 0'],
  [50.5, 'must be a whole number'],
  ['80', 'must be a whole number'],
  [null, 'must be a whole number'],
])('it cannot be %p percent sure', async (confidence, message) => {
  const person = await setting.newPerson()
  const expected = await person.answer(addTentativeAsset, { body: bonus() })
  const body = { ...bonus(), confidence }
  for (const refused of [
    await person.refusal(addTentativeAsset, { body }),
    await person.refusal(updateTentativeAsset, { params: expected, body }),
  ]) {
    expect(refused).toMatchObject({ status: 400, fields: [{ field: 'confidence', message }] })
    expect(refused.error).toBe(`Confidence ${message}`)
  }
  expect(await person.answer(listTentativeAssets)).toEqual({ tentative_assets: [expected] })
})

async function confidences(person: Person): Promise<number[]> {
  const { tentative_assets } = await person.answer(listTentativeAssets)
  return tentative_assets.map(({ confidence }) => confidence)
}

test('a document from before confidences is imported with 100 percent, also after an undo', async () => {
  const person = await setting.newPerson()
  const expected = await person.answer(addTentativeAsset, { body: bonus({ confidence: 80 }) })
  await person.answer(updateTentativeAsset, { params: expected, body: bonus({ asset_amount: 1 }) })
  const data = await person.answer(exportData)
  const older = JSON.stringify(data, (field, value) => (field === 'confidence' ? undefined : value))
  expect(older).not.toContain('confidence')
  const other = await setting.newPerson()
  await other.answer(importData, { body: JSON.parse(older) })
  expect(await confidences(other)).toEqual([100])
  await other.answer(updateTentativeAsset, { params: expected, body: bonus({ confidence: 20 }) })
  const { entries } = await other.answer(listEntries, { query: { kind: 'adjustment' } })
  for (const params of entries) await other.answer(undoEntry, { params })
  expect(await other.answer(listTentativeAssets)).toEqual({
    tentative_assets: [{ ...expected, confidence: 100 }],
  })
})

test('a document with a confidence above 100 is refused', async () => {
  const person = await setting.newPerson()
  await person.answer(addTentativeAsset, { body: bonus({ confidence: 80 }) })
  const text = JSON.stringify(await person.answer(exportData))
  const other = await setting.newPerson()
  const body = JSON.parse(text.replace('"confidence":80', '"confidence":101'))
  const refused = await other.refusal(importData, { body })
  expect(refused).toMatchObject({ status: 400, code: 'invalid_request' })
  expect(refused.error).toContain('must be at most 100')
  expect(await confidences(other)).toEqual([])
})

test('the CSV table of expected assets shows each confidence', async () => {
  const person = await setting.newPerson()
  const { id } = await person.answer(addTentativeAsset, { body: bonus({ confidence: 80 }) })
  const address = setting.server.url + exportTable.path.replace('{table}', 'expected-assets')
  const response = await fetch(address, { headers: { authorization: `Bearer ${person.token}` } })
  expect(await response.text()).toBe(
    'asset_type,asset_amount,expected_date,confidence,description,account,is_liquid,id\r\n' +
      `Bonus,500.5,2026-04-01,80,,,true,${id}\r\n`,
  )
})
