import type { OwnCategory } from '@solvent/contracts'
import { capitalized } from '@solvent/money'
import { WithIcon } from '@solvent/screen-kit'
import { TextWithNote } from '@solvent/ui'
import styled from 'styled-components'

const Text = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`

type CategorySummaryProps = Pick<OwnCategory, 'name' | 'kind' | 'parent' | 'hue'> & { icon: string }

/** A category as lists show it, with its kind and what it is a part of. */
export function CategorySummary({ name, kind, parent, hue, icon }: CategorySummaryProps) {
  const note = parent === null ? capitalized(kind) : `${capitalized(kind)} · Part of ${parent}`
  return (
    <WithIcon kind={icon} hue={hue}>
      <Text>
        <TextWithNote note={note}>{name}</TextWithNote>
      </Text>
    </WithIcon>
  )
}
