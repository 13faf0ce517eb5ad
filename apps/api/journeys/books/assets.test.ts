// Engines: one
import { cash } from '@solvent/api-testing/examples'
import {
  addAsset,
  addTentativeAsset,
  FALLBACK_ASSET_TYPES,
  getDashboard,
  listAssets,
  listAssetTypes,
  listTentativeAssets,
  updateAsset,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

test('an added asset is in the list exactly as entered', async () => {
  const person = await setting.newPerson()
  const added = await person.answer(addAsset, {
    body: cash(1234.56, { asset_description: 'Envelope', account: 'At home', is_liquid: false }),
  })
  expect(added).toEqual({
    id: added.id,
    asset_type: 'Cash',
    asset_value: 1234.56,
    date_received: '2026-01-15',
    description: 'Envelope',
    asset_description: 'Envelope',
    account: 'At home',
    is_liquid: false,
  })
  expect(await person.answer(listAssets)).toEqual({ assets: [added] })
})

test('an asset is liquid and without description by default', async () => {
  const person = await setting.newPerson()
  const added = await person.answer(addAsset, { body: cash(0) })
  expect(added).toMatchObject({ asset_value: 0, is_liquid: true, description: '', account: '' })
})

test('an edit changes the given fields only', async () => {
  const person = await setting.newPerson()
  const { id } = await person.answer(addAsset, {
    body: cash(100, { asset_description: 'Envelope', account: 'At home' }),
  })
  const edit = { asset_type: 'Savings Account', asset_value: 80.05, date_received: '2026-02-01' }
  const edited = await person.answer(updateAsset, { params: { id }, body: edit })
  expect(edited).toMatchObject({ ...edit, description: 'Envelope', account: 'At home' })
  expect(await person.answer(listAssets)).toEqual({ assets: [edited] })
})

test('custom asset types follow the built-in ones', async () => {
  const person = await setting.newPerson()
  for (const asset_type of ['Violin', 'Cash', 'Art', 'Violin']) {
    await person.answer(addAsset, { body: cash(1, { asset_type }) })
  }
  expect(await person.answer(listAssetTypes)).toEqual({
    asset_types: [...FALLBACK_ASSET_TYPES, 'Art', 'Violin'],
  })
})

test('expected assets are listed by date and do not count yet', async () => {
  const person = await setting.newPerson()
  const expected = { asset_type: 'Bonus', asset_amount: 500.5 }
  const late = await person.answer(addTentativeAsset, { body: { ...expected, expected_date: '2026-12-01' } })
  const soon = await person.answer(addTentativeAsset, {
    body: { ...expected, expected_date: '2026-04-01', asset_description: 'First' },
  })
  expect(soon).toMatchObject({ asset_amount: 500.5, description: 'First', is_liquid: true })
  expect(await person.answer(listTentativeAssets)).toEqual({ tentative_assets: [soon, late] })
  expect(await person.answer(getDashboard)).toMatchObject({ total_assets: 0 })
})

test('an amount is refused if it makes a total too large to represent exactly', async () => {
  const person = await setting.newPerson()
  const adding = Array.from({ length: 50 }, () => person.answer(addAsset, { body: cash(999_999_999_999.99) }))
  await Promise.all(adding)
  const refused = await person.refusal(addAsset, { body: cash(1) })
  expect(refused).toMatchObject({ status: 400, fields: [{ field: 'asset_value' }] })
  expect(await person.answer(getDashboard)).toMatchObject({ total_assets: 49_999_999_999_999.5 })
})
