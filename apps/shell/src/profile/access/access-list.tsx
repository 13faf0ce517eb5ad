import { Caption, color, font, space } from '@solvent/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const List = styled.ul`
  margin: ${space[3]} 0 0;
  padding: 0;
  list-style: none;
`

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[2]} 0;
  border-top: 1px solid ${color.border};
  & > button { flex: none; }
`

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  & > strong { font: ${font.bodyStrong}; }
`

interface AccessListProps<Row> {
  /** Undefined while it is loading. */
  rows: readonly Row[] | undefined
  /** Shown if loading fails and nothing is on screen yet. */
  failed: string | null
  children: (row: Row) => ReactNode
}

/** The devices or programs that may use the account. */
export function AccessList<Row>({ rows, failed, children }: AccessListProps<Row>) {
  if (rows) return <List>{rows.map(children)}</List>
  return <Caption>{failed ?? 'Loading...'}</Caption>
}

interface AccessItemProps {
  name: string
  facts: readonly string[]
  /** The button that ends the access. */
  children: ReactNode
}

export function AccessItem({ name, facts, children }: AccessItemProps) {
  return (
    <Item>
      <Words>
        <strong>{name}</strong>
        <Caption>{facts.join(' \u00b7 ')}</Caption>
      </Words>
      {children}
    </Item>
  )
}
