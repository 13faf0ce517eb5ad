import { ApiError, messageOf, useStream } from '@solvent/api-client'
import { type BankImport, type BodyOf, saveBankImport } from '@solvent/contracts'
import { useEffect, useRef, useState } from 'react'

const FAILED = "We couldn't import the file. Nothing was saved. Please try again."
const NO_ANSWER = "We don't know yet whether the file was imported. Your review is kept. Please try again."
const STOPPED = 'Import stopped. Nothing was saved.'

/** Why nothing was imported. */
export interface ImportFailure {
  text: string
  /** The place among the sent lines of the one that was refused; null if the reason is not about one. */
  place: number | null
}

/** Saves the lines of a review. */
export function useSaveImport(onSaved: (saved: BankImport) => void) {
  const send = useStream(saveBankImport)
  const running = useRef<AbortController | null>(null)
  /** How many lines are written; null while nothing is saved. */
  const [written, setWritten] = useState<number | null>(null)
  const [failure, setFailure] = useState<ImportFailure | null>(null)
  // A dialog that is left, such as by logging out, must not go on saving.
  useEffect(() => () => running.current?.abort(), [])

  async function save(body: BodyOf<typeof saveBankImport>) {
    const controller = new AbortController()
    running.current = controller
    setFailure(null)
    setWritten(0)
    try {
      const saved = await send(
        { body },
        { signal: controller.signal, onEvent: ({ data }) => setWritten(data.written) },
      )
      onSaved(saved)
    } catch (error) {
      setFailure(controller.signal.aborted ? { text: STOPPED, place: null } : failureOf(error))
    }
    running.current = null
    setWritten(null)
  }

  return {
    save: (body: BodyOf<typeof saveBankImport>) => void save(body),
    stop: () => running.current?.abort(),
    written,
    failure,
    clear: () => setFailure(null),
  }
}

function failureOf(error: unknown): ImportFailure {
  if (!(error instanceof ApiError)) return { text: FAILED, place: null }
  if (error.status === null) return { text: `${error.reason ?? ''} ${NO_ANSWER}`.trim(), place: null }
  const [field] = error.fields
  const [, place] = /^lines\.(\d+)/.exec(field?.field ?? '') ?? []
  if (field && place !== undefined) return { text: field.message, place: Number(place) }
  return { text: messageOf(error, FAILED), place: null }
}
