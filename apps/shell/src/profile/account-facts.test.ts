import type { Profile } from '@solvent/contracts'
import { accountFacts } from './account-facts'

test.each([
  ['2026-03-10T09:30:00.000Z', 'Mar 10, 2026'],
  ['', 'Unknown'],
  ['never', 'Unknown'],
])('the time stamp "%s" is shown as %s', (created_at, shown) => {
  const profile = { created_at, updated_at: '' } as Profile
  expect(accountFacts(profile)).toEqual([
    ['Member Since', shown],
    ['Last Updated', 'Unknown'],
  ])
})
