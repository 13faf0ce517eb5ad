import type { Endpoint, ResponseOf } from '@solvent/contracts'
import { publish } from '@solvent/event-bus'
import type { AxiosRequestConfig } from 'axios'
import { useRef, useState } from 'react'
import { isAnswered } from './api-error'
import { newIdempotencyKey } from './idempotency-key'
import { loadClients } from './load-clients'
import { guarded, toRequest } from './request'
import { useCallState } from './use-call-state'

/** A file on its way to the server. */
export interface Upload<E extends Endpoint> {
  /** Sends the file as it is on the disk, without reading it into the page. */
  start: (file: File, onDone: (answer: ResponseOf<E>) => void) => void
  /** Gives up; the server then keeps nothing of it. */
  cancel: () => void
  busy: boolean
  /** Bytes that have gone out. */
  sent: number
  /** Why the last one failed. */
  error: Error | null
}

/**
 * Sends files as the body of an endpoint, however large. The same file sent again after a failure without an answer is
 * the same call, which the server may have done already.
 */
export function useUpload<E extends Endpoint>(endpoint: E): Upload<E> {
  const running = useRef<AbortController | null>(null)
  const unanswered = useRef<{ file: File; key: string } | null>(null)
  const [sent, setSent] = useState(0)
  const { mutate, isPending, error } = useCallState<File, ResponseOf<E> | null>(async (file) => {
    const controller = new AbortController()
    running.current = controller
    setSent(0)
    const key = unanswered.current?.file === file ? unanswered.current.key : newIdempotencyKey()
    unanswered.current = { file, key }
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
    const config: AxiosRequestConfig = {
      ...toRequest(endpoint, { body: file }, headers),
      // As long as it takes: it is seen to go on, and can be given up.
      timeout: 0,
      signal: controller.signal,
      onUploadProgress: ({ loaded }) => setSent(loaded),
    }
    const request = async () => (await loadClients()).http.request<ResponseOf<E>>(config)
    try {
      const { data } = await guarded(endpoint, request)
      unanswered.current = null
      if (endpoint.saves) publish('saved', { table: endpoint.saves })
      return data
    } catch (failure) {
      if (isAnswered(failure) || controller.signal.aborted) unanswered.current = null
      if (controller.signal.aborted) return null
      throw failure
    }
  })
  return {
    start(file, onDone) {
      if (!isPending) mutate(file, { onSuccess: (answer) => answer !== null && onDone(answer) })
    },
    cancel: () => running.current?.abort(),
    busy: isPending,
    sent,
    error,
  }
}
