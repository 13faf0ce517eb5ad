import { Disclosure, SectionTitle, space, useIsPhone } from '@solvent/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** The button is tall enough to press, so it needs less space around it. */
const Fold = styled.div`
  margin-block: -${space[2]};
`

interface FoldOnPhoneProps {
  /** The text of the button that opens it. */
  title: string
  /** Whether the title is above the content where it is not folded. */
  isSection?: boolean
  children: ReactNode
}

/** Content that is folded on a phone, so that what to pay is not far from the rest. */
export function FoldOnPhone({ title, isSection = false, children }: FoldOnPhoneProps) {
  const isPhone = useIsPhone()
  if (isPhone) {
    return (
      <Fold>
        <Disclosure title={title}>{children}</Disclosure>
      </Fold>
    )
  }
  return (
    <>
      {isSection && <SectionTitle>{title}</SectionTitle>}
      {children}
    </>
  )
}
