import type { BankImport, BankReview } from '@solvent/contracts'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { OtherAccounts } from './line-kinds'
import { indexesOf, type ReviewGroup } from './review-groups'
import { type LineRefusal, linesToSave } from './review-lines'
import { useReview } from './use-review'
import { type ImportFailure, useSaveImport } from './use-save-import'

interface ReviewScreenOptions {
  bankReview: BankReview
  fileName: string
  others: OtherAccounts
  onSaved: (saved: BankImport) => void
}

/** Calls `onFailed` once for each failure. */
function useFailure(failure: ImportFailure | null, onFailed: () => void) {
  const report = useEffectEvent(onFailed)
  useEffect(() => {
    if (failure) report()
  }, [failure])
}

export type ReviewScreen = ReturnType<typeof useReviewScreen>

/** The state of a review on screen: its edits, the lines that are shown, and the save. */
export function useReviewScreen({ bankReview, fileName, others, onSaved }: ReviewScreenOptions) {
  const { save, stop, written, failure, clear } = useSaveImport(onSaved)
  /** The indexes in the review of the lines that were sent. */
  const [sent, setSent] = useState<readonly number[]>([])
  const refusal = useMemo(() => refusalOf(failure, sent), [failure, sent])
  const review = useReview(bankReview, { others, refusal, onEdit: clear })
  const [group, setGroup] = useState<ReviewGroup>('all')
  // Lines that leave the group by an edit stay, so that the keyboard does not lose its place.
  const [shown, setShown] = useState(() => indexesOf('all', review.states))
  const [place, setPlace] = useState(0)
  /** Whether the active line is about to take the focus. */
  const [wantsFocus, setWantsFocus] = useState(true)
  const [correctsBalance, setCorrectsBalance] = useState(bankReview.closing?.is_older ?? false)

  function show(next: ReviewGroup, first = 0) {
    setGroup(next)
    setShown(indexesOf(next, review.states))
    setPlace(first)
  }
  const { lines, indexes } = linesToSave(review.states)
  const existing = lines.filter(({ as }) => as.kind === 'existing').length
  const { file_kind, account, closing, table } = bankReview
  function start() {
    setSent(indexes)
    const closing_balance = closing && { amount: closing.amount, on: closing.on }
    save({
      file_name: fileName,
      file_kind,
      account,
      lines,
      ...(correctsBalance && closing_balance && { closing_balance }),
      ...(table && { table: { fingerprint: table.fingerprint, mapping: table.mapping } }),
    })
  }
  useFailure(failure, () => {
    if (refusal) show('all', indexesOf('all', review.states).indexOf(refusal.index))
    setWantsFocus(true)
  })
  return {
    review,
    group,
    setGroup: (next: ReviewGroup) => show(next),
    shown,
    place,
    setPlace,
    wantsFocus,
    onFocused: () => setWantsFocus(false),
    correctsBalance,
    setCorrectsBalance,
    existing,
    total: lines.length,
    start,
    stop,
    written,
    failure: failure?.text ?? null,
  }
}

function refusalOf(failure: ImportFailure | null, sent: readonly number[]): LineRefusal | null {
  if (failure === null || failure.place === null) return null
  const index = sent[failure.place]
  return index === undefined ? null : { index, text: failure.text }
}
