import { FloatingAction, Menu, onIntent } from '@solvent/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { usePageKey } from '../use-page-key'
import { RECORD_KINDS, type RecordKind } from './record-kinds'

const KEY = 'n'

/** Does not affect the layout of the button. */
const Place = styled.div`
  display: contents;
`

interface RecordMenuProps {
  onRecord: (kind: RecordKind) => void
  onImport: () => void
  /** Preloads the forms. */
  onIntent: () => void
}

/** The menu of record forms and the import, which a keyboard shortcut opens, too. */
export function RecordMenu({ onRecord, onImport, onIntent: prepare }: RecordMenuProps) {
  const ref = useRef<HTMLDivElement>(null)
  const button = () => ref.current?.querySelector('button')
  usePageKey(KEY, () => {
    button()?.focus()
    button()?.click()
  })
  useEffect(() => {
    ref.current?.querySelector('button')?.setAttribute('aria-keyshortcuts', KEY)
  }, [])
  const items = [
    ...RECORD_KINDS.map(({ kind, label }) => ({ label, onSelect: () => onRecord(kind) })),
    { label: 'Import a bank file', onSelect: onImport },
  ]
  return (
    <Place ref={ref} {...onIntent(prepare)}>
      <FloatingAction>
        <Menu label="Record" variant="primary" items={items}>
          Record
        </Menu>
      </FloatingAction>
    </Place>
  )
}
