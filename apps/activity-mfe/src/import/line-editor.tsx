import type { RecordedAs } from '@solvent/contracts'
import { CategoryField } from '@solvent/screen-kit'
import { Button, Inline, SelectField, space, TextField } from '@solvent/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { AlwaysButton } from './always-button'
import { asKind, kindLabel, kindsOf, type LineKind } from './line-kinds'
import { titleOf } from './line-words'
import type { LineState } from './review-lines'
import type { Review } from './use-review'

const Group = styled.div``

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space[3]};
  margin-bottom: ${space[3]};
`

interface LineEditorProps {
  state: LineState
  review: Review
  onClose: () => void
}

/** Changes what a line is recorded as. Every change applies immediately; Escape or "Done" returns to the line. */
export function LineEditor({ state, review, onClose }: LineEditorProps) {
  const { line, status, as, index } = state
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The last select is the category, the account or the debt, which is changed most often.
    const selects = fields.current?.querySelectorAll('select') ?? []
    selects[selects.length - 1]?.focus()
  }, [])

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  function chooseKind(kind: LineKind) {
    if (kind === 'left_out') return review.setLeftOut(index, true)
    const next = asKind(kind, line, { before: as, others: review.others })
    if (next) review.setAs(index, next)
  }
  const kinds = kindsOf(line, review.account, review.others)
  const kind: LineKind = status === 'left_out' || as === null ? 'left_out' : as.kind
  return (
    <Group role="group" aria-label={`Change ${titleOf(line)}`} onKeyDown={press}>
      <Fields ref={fields}>
        <SelectField
          label="Record as"
          value={kind}
          onChange={(value) => chooseKind(kinds.find((one) => one === value) ?? 'left_out')}
          options={kinds.map((one) => ({ value: one, label: kindLabel(one, review.account) }))}
        />
        {kind !== 'left_out' && as && <Target as={as} state={state} review={review} />}
      </Fields>
      <Inline>
        <SamePartyButton state={state} review={review} />
        {review.isEdited(index) && <AlwaysButton state={state} review={review} />}
        <Button small onClick={onClose}>
          Done
        </Button>
      </Inline>
    </Group>
  )
}

interface TargetProps {
  as: RecordedAs
  state: LineState
  review: Review
}

/** The category, account or debt of a line, and its note. */
function Target({ as, state: { index, line }, review: { others, account, setAs } }: TargetProps) {
  if (as.kind === 'existing') return null
  if (as.kind === 'payment') {
    return (
      <SelectField
        label="Debt"
        value={as.liability_id}
        onChange={(liability_id) => setAs(index, { ...as, liability_id })}
        options={others.debts.map(({ id, name }) => ({ value: id, label: name }))}
      />
    )
  }
  const isFrom = account.kind === 'liability' || line.amount > 0
  return (
    <>
      {as.kind === 'transfer' ? (
        <SelectField
          label={isFrom ? 'From account' : 'To account'}
          value={as.account_id}
          onChange={(account_id) => setAs(index, { ...as, account_id })}
          options={others.accounts.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : (
        <CategoryField
          kind={as.kind === 'income' ? 'income' : 'expense'}
          label="Category"
          value={as.category}
          onChange={(category) => setAs(index, { ...as, category })}
        />
      )}
      <TextField
        label="Note"
        value={as.note}
        onChange={(note) => setAs(index, { ...as, note })}
        maxLength={200}
      />
    </>
  )
}

/** Offers the category of a line for the other lines of the same party. */
function SamePartyButton({ state, review }: Pick<LineEditorProps, 'state' | 'review'>) {
  const { as, status, index, line } = state
  if (status !== 'new' || as === null || !('category' in as) || !review.isEdited(index)) return null
  const others = review.linesOfSameParty(state)
  if (others.length === 0) return null
  const count = others.length === 1 ? 'other one' : `other ${others.length}`
  return (
    <Button small onClick={() => review.setCategory(others, as.category)}>
      {`Also for the ${count} from ${line.counterparty}`}
    </Button>
  )
}
