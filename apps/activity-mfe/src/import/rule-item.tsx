import type { ImportRule } from '@solvent/contracts'
import { Button, Inline, TextWithNote } from '@solvent/ui'
import { useEffect, useRef } from 'react'
import { type NameOf, ruleDetail, ruleSentence } from './rule-sentence'
import type { MoveDirection } from './use-rules'

interface RuleItemProps {
  rule: ImportRule
  nameOf: NameOf
  /** Its place in the order, from 0. */
  place: number
  isLast: boolean
  /** The way it was moved if it was the last one to be moved. */
  moved: MoveDirection | null
  onMove: (direction: MoveDirection) => void
  onEdit: () => void
  onDelete: () => void
}

/** A rule with the buttons that move, change and delete it. */
export function RuleItem({ rule, nameOf, place, isLast, moved, onMove, onEdit, onDelete }: RuleItemProps) {
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new place of a moved rule takes the focus along.
  useEffect(() => {
    if (moved === null) return
    // At the end of the list, the button that was pressed is disabled.
    const isUp = moved === 'up' ? place > 0 : isLast
    const button = isUp ? up : down
    button.current?.focus()
  }, [place, moved])
  const { text } = rule
  return (
    <>
      <TextWithNote note={ruleDetail(rule, nameOf)}>{ruleSentence(rule, nameOf)}</TextWithNote>
      <Inline>
        <Button
          small
          ref={up}
          disabled={place === 0}
          aria-label={`Move up ${text}`}
          onClick={() => onMove('up')}
        >
          Move up
        </Button>
        <Button
          small
          ref={down}
          disabled={isLast}
          aria-label={`Move down ${text}`}
          onClick={() => onMove('down')}
        >
          Move down
        </Button>
        <Button small aria-label={`Edit ${text}`} onClick={onEdit}>
          Edit
        </Button>
        <Button small aria-label={`Delete ${text}`} onClick={onDelete}>
          Delete
        </Button>
      </Inline>
    </>
  )
}
