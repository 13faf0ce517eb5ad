import { messageOf } from '@solvent/api-client'
import {
  type BankReview,
  type DateOrder,
  isCompleteTableMapping,
  type TableMapping,
} from '@solvent/contracts'
import { useEffect, useEffectEvent, useState } from 'react'
import { hasQuestions } from './questions-step'
import { type ReadOptions, useReadFile } from './read-file'
import type { ImportAccount } from './use-import-accounts'

export type ImportStep = 'file' | 'history' | 'rules' | 'questions' | 'columns' | 'review'

const FAILED = "We couldn't read this file. Please try again."
/** How long the columns must be unchanged before the file is read again. */
const DEBOUNCE_MS = 300

/** The step after a file was read. */
function stepAfter(review: BankReview): ImportStep {
  if (review.table && !isCompleteTableMapping(review.table.mapping)) return 'columns'
  return hasQuestions(review) ? 'questions' : 'review'
}

/** The steps of an import: the file is read, questions about it are answered, and its lines are reviewed. */
export function useImportSteps(dropped: File | null) {
  const [step, setStep] = useState<ImportStep>('file')
  const [file, setFile] = useState<File | null>(dropped)
  /** The file that was last sent. */
  const [attempted, setAttempted] = useState<File | null>(null)
  const [options, setOptions] = useState<Omit<ReadOptions, 'account'>>({})
  const [account, setAccount] = useState<ImportAccount | null>(null)
  const [review, setReview] = useState<BankReview | null>(null)
  /** The columns as the last answer has them. */
  const [readMapping, setReadMapping] = useState<TableMapping>()
  const { send, ...reading } = useReadFile()
  const mapping = options.mapping ?? review?.table?.mapping

  function read(from: ImportAccount, changed: typeof options) {
    if (!file) return
    setAttempted(file)
    setAccount(from)
    setOptions(changed)
    send(file, { ...changed, account: from }, (answer) => {
      setReview(answer)
      setReadMapping(changed.mapping)
      setStep((before) => (before === 'file' ? stepAfter(answer) : before))
    })
  }
  function readAgain(changed: typeof options) {
    if (account) read(account, { ...options, ...changed })
  }
  function choose(chosen: File) {
    setFile(chosen)
    setReview(null)
    setAttempted(null)
  }
  const takeDropped = useEffectEvent((chosen: File) => {
    if (step === 'file') choose(chosen)
  })
  useEffect(() => {
    if (dropped) takeDropped(dropped)
  }, [dropped])
  function setMapping(changed: TableMapping) {
    setOptions((before) => ({ ...before, mapping: changed }))
  }
  useDebounced(options.mapping, (changed) => readAgain({ mapping: changed }))

  return {
    step,
    setStep,
    file,
    setFile: choose,
    review,
    mapping,
    setMapping,
    read: (from: ImportAccount) => read(from, {}),
    setStatement: (statement: number) => readAgain({ statement }),
    setDateOrder: (date_order: DateOrder) =>
      mapping ? setMapping({ ...mapping, date_order }) : readAgain({ date_order }),
    busy: reading.busy || options.mapping !== readMapping,
    sent: reading.sent,
    cancel: reading.cancel,
    error: reading.error && attempted === file ? messageOf(reading.error, FAILED) : null,
  }
}

/** Calls `onSettled` once a value has been unchanged for a while. */
function useDebounced(mapping: TableMapping | undefined, onSettled: (mapping: TableMapping) => void) {
  const settle = useEffectEvent(onSettled)
  useEffect(() => {
    if (!mapping) return
    const timer = setTimeout(() => settle(mapping), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [mapping])
}
