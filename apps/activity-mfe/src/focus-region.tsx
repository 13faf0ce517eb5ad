import { useRestoreFocus } from '@solvent/screen-kit'
import type { ReactNode } from 'react'
import styled from 'styled-components'

// Focused only by script, so it needs no focus ring.
const Region = styled.section`
  &:focus-visible { outline: none; }
`

interface FocusRegionProps {
  label: string
  /** A landmark (the default), or a group of fields. */
  role?: 'region' | 'group'
  /** Whether the content is about to change. */
  isBusy?: boolean
  children: ReactNode
}

/** A region that takes the focus when its focused child is removed, such as a button that clears the filters. */
export function FocusRegion({ label, role = 'region', isBusy = false, children }: FocusRegionProps) {
  const ref = useRestoreFocus<HTMLElement>()
  return (
    <Region ref={ref} tabIndex={-1} role={role} aria-label={label} aria-busy={isBusy}>
      {children}
    </Region>
  )
}
