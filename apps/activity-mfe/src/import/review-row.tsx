import {
  Caption,
  clampedLines,
  formatAmount,
  formatChange,
  formatDate,
  type VirtualRowProps,
  VisuallyHidden,
} from '@solvent/ui'
import { type SyntheticEvent, useId } from 'react'
import styled from 'styled-components'
import { Amount, Balance, Day, Editor, Outcome, Problem, Row, Take, Text } from './grid-styles'
import { LineEditor } from './line-editor'
import { outcomeDetail, outcomeOf, titleOf } from './line-words'
import { canLeaveOut, type LineState } from './review-lines'
import type { Review } from './use-review'

const Detail = styled(Caption)`
  ${clampedLines(2)}
`

interface ReviewRowProps {
  state: LineState
  review: Review
  /** Places and measures the row. */
  row: VirtualRowProps
  isActive: boolean
  isEditing: boolean
  /** Makes it the active line, with its editor if it can be changed. */
  onOpen: () => void
  onClose: () => void
}

/** One line of a review: what the bank wrote, which has the focus, and what becomes of it. */
export function ReviewRow(props: ReviewRowProps) {
  const { state, review, row, isActive, isEditing, onOpen, onClose } = props
  const { line, status, balance } = state
  const id = useId()
  const detail = line.counterparty ? line.text : ''
  return (
    // The headings are row 1. Keys are handled by the grid.
    <Row
      {...row}
      role="row"
      aria-rowindex={row['data-index'] + 2}
      onClick={onOpen}
      $isMuted={status !== 'new'}
    >
      <TakeCell state={state} review={review} />
      <Day id={`${id}-day`} role="gridcell">
        {formatDate(line.booked_on)}
      </Day>
      <Text
        role="gridcell"
        tabIndex={isActive ? 0 : -1}
        data-active={isActive || undefined}
        data-first-focus={isActive || undefined}
        aria-describedby={`${id}-day ${id}-outcome ${id}-amount`}
      >
        {titleOf(line)}
        {detail && <Detail>{detail}</Detail>}
      </Text>
      <OutcomeCell id={`${id}-outcome`} state={state} review={review} />
      <Amount id={`${id}-amount`} role="gridcell" $isLeftOut={status === 'left_out'}>
        {formatChange(line.amount)}
      </Amount>
      <Balance role="gridcell">
        <VisuallyHidden>Balance after: </VisuallyHidden>
        {formatAmount(balance)}
      </Balance>
      {isEditing && (
        <Editor role="gridcell" onClick={stop}>
          <LineEditor state={state} review={review} onClose={onClose} />
        </Editor>
      )}
    </Row>
  )
}

function stop(event: SyntheticEvent) {
  event.stopPropagation()
}

type CellProps = Pick<ReviewRowProps, 'state' | 'review'>

function OutcomeCell({ id, state, review }: CellProps & { id: string }) {
  const detail = outcomeDetail(state)
  return (
    <Outcome id={id} role="gridcell">
      {outcomeOf(state, review)}
      {state.problem === null ? detail && <Caption>{detail}</Caption> : <Problem>{state.problem}</Problem>}
    </Outcome>
  )
}

/** Takes the line in or leaves it out; the keyboard does the same with Space on the row. */
function TakeCell({ state, review }: CellProps) {
  const { line, status, index } = state
  return (
    <Take role="gridcell" onClick={stop}>
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={`Import ${titleOf(line)}, ${formatDate(line.booked_on)}`}
        checked={status === 'new' || status === 'existing'}
        disabled={!canLeaveOut(state)}
        onChange={({ target }) => review.setLeftOut(index, !target.checked)}
      />
    </Take>
  )
}
