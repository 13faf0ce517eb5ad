import type { Endpoint } from '@solvent/contracts'
import { useRef, useState } from 'react'
import { fileNameOf, type Input } from '../calls/call'
import { useCallState } from '../calls/use-call-state'
import { type DownloadProgress, download } from './download'
import { saveBlob } from './save-file'

/** So often at most the page is drawn anew with the progress. */
const DRAW_MS = 200

/** A file on its way to the person's disk. */
export interface Download<E extends Endpoint> {
  /** Fetches the file and lets the browser keep it; while one is on its way, nothing. */
  start: (input: Input<E>) => void
  /** Gives up the one that is on its way. */
  cancel: () => void
  busy: boolean
  /** How much of it has come; null before the first of it. */
  progress: DownloadProgress | null
  /** Why the last one failed. */
  error: Error | null
}

/** Fetches an endpoint with the token and keeps the answer as a file under the name the contract gives it. */
export function useDownload<E extends Endpoint>(endpoint: E): Download<E> {
  const running = useRef<AbortController | null>(null)
  const [progress, setProgress] = useState<DownloadProgress | null>(null)
  const { mutate, isPending, error } = useCallState<Input<E>, void>(async (input) => {
    const controller = new AbortController()
    running.current = controller
    setProgress(null)
    let drawnAt = 0
    const onProgress = (now: DownloadProgress) => {
      if (performance.now() - drawnAt < DRAW_MS) return
      drawnAt = performance.now()
      setProgress(now)
    }
    try {
      const file = await download(endpoint, input, { onProgress, signal: controller.signal })
      saveBlob(fileNameOf(endpoint, input), file)
    } catch (failure) {
      if (!controller.signal.aborted) throw failure
    }
  })
  return {
    start(input) {
      if (!isPending) mutate(input)
    },
    cancel: () => running.current?.abort(),
    busy: isPending,
    progress,
    error,
  }
}
