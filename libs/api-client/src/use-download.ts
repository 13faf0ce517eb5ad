import type { Endpoint } from '@solvent/contracts'
import { useMutation } from '@tanstack/react-query'
import { callForText, fileNameOf, type Input } from './call'
import { saveFile } from './save-file'

/** A file on its way to the person's disk. */
export interface Download<E extends Endpoint> {
  /** Fetches the file and lets the browser keep it; while one is on its way, nothing. */
  start: (input: Input<E>) => void
  busy: boolean
  /** Why the last one failed. */
  error: Error | null
}

/** Fetches an endpoint with the token and keeps the answer as a file under the name the contract gives it. */
export function useDownload<E extends Endpoint>(endpoint: E): Download<E> {
  const { mutate, isPending, error } = useMutation<void, Error, Input<E>>({
    mutationFn: async (input) => saveFile(fileNameOf(endpoint, input), await callForText(endpoint, input)),
  })
  return { start: (input) => isPending || mutate(input), busy: isPending, error }
}
