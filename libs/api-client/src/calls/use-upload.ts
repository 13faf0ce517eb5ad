import type { Endpoint, ResponseOf, SentQueryOf } from '@solvent/contracts'
import { publish } from '@solvent/event-bus'
import type { AxiosRequestConfig } from 'axios'
import { useRef, useState } from 'react'
import { loadClients } from '../http/load-clients'
import { guardSession, toRequest } from './request'
import { useCallState } from './use-call-state'
import { useIdempotencyKeys } from './use-idempotency-keys'

/** The upload of a file. */
export interface Upload<E extends Endpoint> {
  /** Streams the file from disk, without reading it into memory. An upload in progress is cancelled. */
  start: (file: File, onDone: (answer: ResponseOf<E>) => void, query?: SentQueryOf<E>) => void
  /** The server discards a cancelled upload. */
  cancel: () => void
  busy: boolean
  /** Bytes sent so far. */
  sent: number
  /** Why the last upload failed. */
  error: Error | null
}

interface Sent<E extends Endpoint> {
  file: File
  query: SentQueryOf<E> | undefined
}

/**
 * Sends files of any size as the body of an endpoint. The same file sent again after a failure without an answer is the
 * same request to the server.
 */
export function useUpload<E extends Endpoint>(endpoint: E): Upload<E> {
  const running = useRef<AbortController | null>(null)
  const keys = useIdempotencyKeys<File>()
  const [sent, setSent] = useState(0)
  const { mutate, isPending, error } = useCallState<Sent<E>, ResponseOf<E> | null>(
    async ({ file, query }) => {
      const controller = new AbortController()
      running.current = controller
      setSent(0)
      const { signal } = controller
      const send = async (idempotencyKey: string) => {
        // Replaced if the endpoint takes bytes.
        const headers = {
          'Content-Type': 'application/json',
          ...(endpoint.saves && { 'Idempotency-Key': idempotencyKey }),
        }
        const config: AxiosRequestConfig = {
          ...toRequest(endpoint, { body: file, ...(query && { query }) }, headers),
          // No timeout: the user sees the progress and can cancel.
          timeout: 0,
          signal,
          onUploadProgress: ({ loaded }) => setSent(loaded),
        }
        const request = async () => (await loadClients()).http.request<ResponseOf<E>>(config)
        const { data } = await guardSession(endpoint, request)
        if (endpoint.saves) publish('saved', { table: endpoint.saves })
        return data
      }
      try {
        return await keys.attempt(file, send, signal)
      } catch (failure) {
        if (signal.aborted) return null
        throw failure
      }
    },
  )
  return {
    start(file, onDone, query) {
      running.current?.abort()
      mutate({ file, query }, { onSuccess: (answer) => answer !== null && onDone(answer) })
    },
    cancel: () => running.current?.abort(),
    busy: isPending,
    sent,
    error,
  }
}
