import type { BankReview, RecordedAs } from '@solvent/contracts'
import { useMemo, useState } from 'react'
import type { OtherAccounts } from './line-kinds'
import {
  type LineChange,
  type LineEdits,
  type LineRefusal,
  type LineState,
  linesOfSameParty,
  reviewState,
} from './review-lines'

/** A review with the user's edits. */
export interface Review {
  account: BankReview['account']
  others: OtherAccounts
  /** By day. */
  states: readonly LineState[]
  /** What the books will hold at the end of the closing day; null if the file has no closing balance. */
  inBooks: number | null
  /** Whether the user changed a line. */
  isEdited: (index: number) => boolean
  hasEdits: boolean
  setAs: (index: number, as: RecordedAs) => void
  setLeftOut: (index: number, isLeftOut: boolean) => void
  setCategory: (lines: readonly LineState[], category: string) => void
  /** Changes lines, which the user may change again or another rule. */
  applyRule: (changes: readonly LineChange[]) => void
  /** The other new lines of its party with another category. */
  linesOfSameParty: (state: LineState) => readonly LineState[]
}

/** The edits of a review, and what becomes of its lines. An edit of the refused line clears the refusal. */
export function useReview(
  review: BankReview,
  {
    others,
    refusal,
    onEdit,
  }: { others: OtherAccounts; refusal: LineRefusal | null; onEdit: (index: number) => void },
): Review {
  const [edits, setEdits] = useState<LineEdits>(new Map())
  const { lines: states, inBooks } = useMemo(
    () => reviewState(review, edits, refusal),
    [review, edits, refusal],
  )

  function edit(index: number, change: { as: RecordedAs } | { isLeftOut: boolean }) {
    onEdit(index)
    setEdits((before) => {
      const isIn = 'as' in change && { isLeftOut: false }
      return new Map(before).set(index, { ...before.get(index), ...isIn, ...change, isByRule: false })
    })
  }

  return {
    account: review.account,
    others,
    states,
    inBooks,
    isEdited: (index) => edits.get(index)?.isByRule === false,
    hasEdits: edits.size > 0,
    setAs: (index, as) => edit(index, { as }),
    setLeftOut: (index, isLeftOut) => edit(index, { isLeftOut }),
    setCategory(lines, category) {
      setEdits((before) => {
        const next = new Map(before)
        for (const { index, as } of lines) {
          if (as && 'category' in as)
            next.set(index, { ...before.get(index), as: { ...as, category }, isByRule: false })
        }
        return next
      })
    },
    applyRule(changes) {
      setEdits((before) => {
        const next = new Map(before)
        for (const { index, as } of changes) {
          const isByRule = before.get(index)?.isByRule ?? true
          next.set(index, { ...before.get(index), as, isByRule })
        }
        return next
      })
    },
    linesOfSameParty: (state) => linesOfSameParty(states, state),
  }
}
