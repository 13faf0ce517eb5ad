import { Disclosure, useIsPhone } from '@solvent/ui'
import type { ReactNode } from 'react'

interface FoldOnPhoneProps {
  /** The text of the button that opens it. */
  title: string
  children: ReactNode
}

/** Content that is folded on a phone, so that what to pay is not far from the rest. */
export function FoldOnPhone({ title, children }: FoldOnPhoneProps) {
  const isPhone = useIsPhone()
  return isPhone ? <Disclosure title={title}>{children}</Disclosure> : children
}
