import { assetNaming, liabilityNaming } from './names'

test.each([
  ['Blue hatchback', 'Car Loan', 'Blue hatchback', 'Car Loan'],
  ['', 'Car Loan', 'Car Loan', ''],
  ['   ', 'Car Loan', 'Car Loan', ''],
  ['Car Loan', 'Car Loan', 'Car Loan', ''],
  ['', '', 'Payment', ''],
])(
  'a debt with description "%s" and type "%s" has the name "%s" and the type "%s"',
  (description, liability_type, name, type) => {
    expect(liabilityNaming({ description, liability_type })).toEqual({ name, type })
  },
)

test.each([
  ['Rainy days', 'Savings Account', 'Rainy days', 'Savings Account'],
  ['', 'Cash', 'Cash', ''],
])(
  'an asset with description "%s" and type "%s" has the name "%s" and the type "%s"',
  (asset_description, asset_type, name, type) => {
    expect(assetNaming({ asset_description, asset_type })).toEqual({ name, type })
  },
)
