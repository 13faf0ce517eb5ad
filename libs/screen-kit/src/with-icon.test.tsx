import {
  BUILT_IN_CATEGORIES,
  ENTRY_KINDS,
  FALLBACK_ASSET_TYPES,
  FALLBACK_LIABILITY_TYPES,
} from '@solvent/contracts'
import { loadAllParts } from '@solvent/ui'
import { render, screen } from '@testing-library/react'
import { WithIcon } from './with-icon'

beforeAll(loadAllParts)

/** The icon beside a text, and the colour of its box. */
function lookOf(kind: string) {
  const { container, unmount } = render(<WithIcon kind={kind}>{kind}</WithIcon>)
  expect(screen.getByText(kind)).toBeVisible()
  const icon = container.querySelector('svg')
  const look = `${icon?.innerHTML} ${icon?.parentElement?.className}`
  unmount()
  return look
}

test.each([
  ...Object.values(BUILT_IN_CATEGORIES).flat(),
  ...ENTRY_KINDS,
  ...FALLBACK_ASSET_TYPES,
  ...FALLBACK_LIABILITY_TYPES,
])('%s has an icon and a hue', (kind) => {
  const general = lookOf('Violin lessons')
  if (kind === 'Other') expect(lookOf(kind)).toBe(general)
  else expect(lookOf(kind)).not.toBe(general)
})

test.each(['constructor', 'toString', ''])('a custom type "%s" has the general icon', (kind) => {
  const { container } = render(<WithIcon kind={kind}>Mine</WithIcon>)
  expect(container.querySelector('svg')).toBeInTheDocument()
})
