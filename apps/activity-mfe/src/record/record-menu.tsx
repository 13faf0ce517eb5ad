import { Menu, onIntent, ThumbReach } from '@solvent/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { usePageKey } from '../use-page-key'
import { RECORD_KINDS, type RecordKind } from './record-kinds'

const KEY = 'n'

/** So that the button stands where it would without it. */
const Place = styled.div`
  display: contents;
`

interface RecordMenuProps {
  onRecord: (kind: RecordKind) => void
  /** Fetches what the choice will need. */
  onIntent: () => void
}

/** The button that leads to the forms of what happened; a key opens it, too. */
export function RecordMenu({ onRecord, onIntent: prepare }: RecordMenuProps) {
  const place = useRef<HTMLDivElement>(null)
  const button = () => place.current?.querySelector('button')
  usePageKey(KEY, () => {
    button()?.focus()
    button()?.click()
  })
  useEffect(() => {
    place.current?.querySelector('button')?.setAttribute('aria-keyshortcuts', KEY)
  }, [])
  const items = RECORD_KINDS.map(({ kind, does }) => ({ label: does, onSelect: () => onRecord(kind) }))
  return (
    <Place ref={place} {...onIntent(prepare)}>
      <ThumbReach>
        <Menu label="Record" variant="primary" items={items}>
          Record
        </Menu>
      </ThumbReach>
    </Place>
  )
}
