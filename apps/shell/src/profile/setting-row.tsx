import { Caption, color, font, media, space } from '@solvent/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  & + & { margin-top: ${space[4]}; padding-top: ${space[4]}; border-top: 1px solid ${color.border}; }
`

const Words = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  & > h3 { font: ${font.bodyStrong}; }
`

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
  max-width: 30rem;
  & > [role='alert'] { order: 1; flex: 1 0 100%; }
  ${media.phone} { justify-content: flex-start; }
`

interface SettingRowProps {
  title: string
  /** What it does, in a sentence. */
  text: string
  /** The buttons and their errors. */
  children: ReactNode
}

/** A setting with its buttons. Adjacent rows are separated by a line. */
export function SettingRow({ title, text, children }: SettingRowProps) {
  return (
    <Root>
      <Words>
        <h3>{title}</h3>
        <Caption>{text}</Caption>
      </Words>
      <Controls>{children}</Controls>
    </Root>
  )
}
