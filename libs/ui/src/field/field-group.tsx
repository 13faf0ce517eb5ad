import type { ReactNode } from 'react'
import styled from 'styled-components'
import { font, space } from '../tokens/tokens'

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

const Legend = styled.legend`
  padding: 0 0 ${space[1]};
  font: ${font.captionStrong};
`

export interface FieldGroupProps {
  /** The question that the fields answer. */
  label: string
  disabled?: boolean | undefined
  'aria-describedby'?: string | undefined
  children: ReactNode
}

/** Fields that answer one question. */
export function FieldGroup({ label, children, ...group }: FieldGroupProps) {
  return (
    <Group {...group}>
      <Legend>{label}</Legend>
      {children}
    </Group>
  )
}
