import { useRestoreFocus } from '@solvent/screen-kit'
import type { ReactNode } from 'react'
import styled from 'styled-components'

// Only ever focused by the page itself, so nothing needs to show it.
const Region = styled.section`
  &:focus-visible { outline: none; }
`

interface KeptPlaceProps {
  label: string
  /** A landmark, or only a group of fields; a landmark when left out. */
  role?: 'region' | 'group'
  /** Whether what is inside is about to change. */
  isBusy?: boolean
  children: ReactNode
}

/** A part of the page that gets the focus when what had it inside is gone, such as a button that clears the filters. */
export function KeptPlace({ label, role = 'region', isBusy = false, children }: KeptPlaceProps) {
  const place = useRestoreFocus<HTMLElement>()
  return (
    <Region ref={place} tabIndex={-1} role={role} aria-label={label} aria-busy={isBusy}>
      {children}
    </Region>
  )
}
