import { Caption, font, space } from '@solvent/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${space[3]};
  margin: 0;
  & dd { margin: 0; font: ${font.bodyStrong}; overflow-wrap: anywhere; }
`

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** A list of names and values. */
export function Facts({ facts }: FactsProps) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <Caption as="dt">{name}</Caption>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}
