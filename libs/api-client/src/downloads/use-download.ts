import type { Endpoint } from '@solvent/contracts'
import { useRef, useState } from 'react'
import { fileNameOf, type Input } from '../calls/call'
import { useCallState } from '../calls/use-call-state'
import { type DownloadProgress, download } from './download'
import { saveFile } from './save-file'

/** The minimum time between two renders of the progress. */
const RENDER_INTERVAL_MS = 200

/** The download of a file. */
export interface Download<E extends Endpoint> {
  /** Downloads the file and saves it. Does nothing while another download is running. */
  start: (input: Input<E>) => void
  /** Cancels the running download. */
  cancel: () => void
  busy: boolean
  /** Null before the first bytes. */
  progress: DownloadProgress | null
  /** Why the last download failed. */
  error: Error | null
}

/** Downloads the response of an endpoint as a file with the name from the contract. */
export function useDownload<E extends Endpoint>(endpoint: E): Download<E> {
  const running = useRef<AbortController | null>(null)
  const [progress, setProgress] = useState<DownloadProgress | null>(null)
  const { mutate, isPending, error } = useCallState<Input<E>, void>(async (input) => {
    const controller = new AbortController()
    running.current = controller
    setProgress(null)
    let renderedAt = 0
    const onProgress = (now: DownloadProgress) => {
      if (performance.now() - renderedAt < RENDER_INTERVAL_MS) return
      renderedAt = performance.now()
      setProgress(now)
    }
    try {
      const file = await download(endpoint, input, { onProgress, signal: controller.signal })
      saveFile(fileNameOf(endpoint, input), file)
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
