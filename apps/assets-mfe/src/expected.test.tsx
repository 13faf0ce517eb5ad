import { fakeApi, newcomer } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import AssetsPage from './page'
import { valuesOf } from './testing/list'

const TAB = '/assets?tab=expected'

test('shows the confidence only when it is below 100%', async () => {
  const expected = [
    { asset_type: 'Bonus', asset_amount: 500, expected_date: '2999-04-01', confidence: 80 },
    { asset_type: 'Gift', asset_amount: 50, expected_date: '2999-05-01', confidence: 100 },
  ]
  renderWithApi(<AssetsPage />, fakeApi({ ...newcomer, expected }), TAB)
  await screen.findByRole('row', { name: /^Bonus/ })
  expect(valuesOf(/^Bonus/)).toEqual(['80% sure $500.00', 'Apr 1, 2999', '-'])
  expect(valuesOf(/^Gift/)).toEqual(['$50.00', 'May 1, 2999', '-'])
})

test('marks an expected date that has passed', async () => {
  const expected = [{ asset_type: 'Bonus', asset_amount: 500, expected_date: '2020-04-01' }]
  renderWithApi(<AssetsPage />, fakeApi({ ...newcomer, expected }), TAB)
  await screen.findByRole('row', { name: /^Bonus/ })
  expect(valuesOf(/^Bonus/)[1]).toBe('Apr 1, 2020 Overdue')
})

async function openDialog(api = fakeApi(newcomer)) {
  const { user } = renderWithApi(<AssetsPage />, api, TAB)
  await user.click(screen.getByRole('button', { name: 'Add Asset' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add expected asset' }))
  await user.selectOptions(dialog.getByLabelText('Asset type'), 'Cash')
  await user.type(dialog.getByLabelText('Amount'), '75')
  const confidence = dialog.getByLabelText('Confidence (%)')
  const add = () => user.click(dialog.getByRole('button', { name: 'Add Asset' }))
  return { user, api, dialog, confidence, add }
}

test('an expected asset is added with its confidence, by default 100', async () => {
  const { user, api, confidence, add } = await openDialog()
  expect(confidence).toHaveValue('100')
  expect(confidence).toHaveAccessibleDescription(
    'How likely you are to receive it. Your payoff projection includes this share of the amount.',
  )
  await user.clear(confidence)
  await user.type(confidence, '60')
  await add()
  expect(await screen.findByText('60% sure')).toBeVisible()
  expect(await screen.findByRole('tab', { name: 'Expected Assets (1)' })).toBeVisible()
  const sent = expect.objectContaining({ confidence: 60, is_liquid: true })
  expect(api.received('addTentativeAsset')).toEqual([sent])
})

test('an expected asset without a confidence counts as certain', async () => {
  const { user, confidence, add } = await openDialog()
  await user.clear(confidence)
  await add()
  expect(await screen.findByText('Cash added')).toBeVisible()
  await screen.findByRole('row', { name: /^Cash/ })
  expect(valuesOf(/^Cash/)[0]).toBe('$75.00')
})

test.each([
  ['101', 'Confidence (%) must be at most 100'],
  ['-1', 'Confidence (%) must be at least 0'],
  ['50.5', 'Confidence (%) must be a whole number'],
  ['very', 'Confidence (%) must be a whole number'],
])('the confidence "%s" is refused at its field', async (typed, message) => {
  const { user, api, confidence, add } = await openDialog()
  await user.clear(confidence)
  await user.type(confidence, typed)
  await add()
  expect(confidence).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(api.received('addTentativeAsset')).toEqual([])
})

test('Other asks for a custom type', async () => {
  const { user, dialog, add } = await openDialog()
  await user.selectOptions(dialog.getByLabelText('Asset type'), 'Other')
  await user.type(dialog.getByLabelText('Custom type'), 'Gold coins')
  await add()
  expect(await screen.findByText('Gold coins added')).toBeVisible()
})

test('a failed add shows one error and keeps the form values', async () => {
  const api = fakeApi(newcomer)
  api.fail('addTentativeAsset', 'no_answer')
  const { dialog, add } = await openDialog(api)
  await add()
  expect(await dialog.findByText('Failed to add asset. Please try again.')).toBeVisible()
  expect(dialog.getByLabelText('Amount')).toHaveValue('75')
})

const bonus = {
  asset_type: 'Bonus',
  asset_amount: 500,
  expected_date: '2999-01-31',
  confidence: 80,
}

async function chooseFor(name: string, item: string) {
  const api = fakeApi({ ...newcomer, expected: [bonus] })
  const { user } = renderWithApi(<AssetsPage />, api, TAB)
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
  return { user, api }
}

test('an expected asset is edited', async () => {
  const { user, api } = await chooseFor('Bonus', 'Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit expected asset' }))
  expect(dialog.getByLabelText('Confidence (%)')).toHaveValue('80')
  await user.clear(dialog.getByLabelText('Amount'))
  await user.type(dialog.getByLabelText('Amount'), '650')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Bonus updated')).toBeVisible()
  expect(valuesOf(/^Bonus/)[0]).toBe('80% sure $650.00')
  expect(api.received('updateTentativeAsset')).toEqual([
    {
      asset_type: 'Bonus',
      asset_amount: 650,
      expected_date: '2999-01-31',
      confidence: 80,
      asset_description: '',
    },
  ])
})

test('an expected asset is repeated a month later', async () => {
  const { user, api } = await chooseFor('Bonus', 'Repeat')
  const dialog = within(await screen.findByRole('dialog', { name: 'Repeat expected asset' }))
  expect(dialog.getByLabelText('Expected date')).toHaveValue('2999-02-28')
  await user.click(dialog.getByRole('button', { name: 'Add Asset' }))
  expect(await screen.findByRole('tab', { name: 'Expected Assets (2)' })).toBeVisible()
  expect(api.received('addTentativeAsset')).toEqual([
    expect.objectContaining({ asset_type: 'Bonus', asset_amount: 500, expected_date: '2999-02-28' }),
  ])
})
