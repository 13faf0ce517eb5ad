import type { Endpoint } from '@solvent/contracts'
import { useQuery } from '@tanstack/react-query'
import type { Input } from '../calls/call'
import { download } from '../downloads/download'
import type { QueryState } from './use-read'

/** A picture from the server. */
interface Picture {
  /** A data URL, because the page's Content-Security-Policy allows no other for a picture that needs the token. */
  url: string
  file: Blob
}

const ignoreProgress = () => undefined

/**
 * Reads a picture with the token of the session, and again when its area is refreshed. It is kept in memory only while
 * a component shows it, never on the device.
 */
export function usePicture<E extends Endpoint>(endpoint: E, input: Input<E>): QueryState<Picture> {
  const { area } = endpoint
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery<Picture>({
    queryKey: [endpoint.name, input, area],
    async queryFn({ signal }) {
      const file = await download(endpoint, input, { onProgress: ignoreProgress, signal })
      return { url: await toDataUrl(file), file }
    },
    gcTime: 0,
    // Returning to the window does not fetch it again.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { area },
  })
  return { data, asOf: dataUpdatedAt || undefined, error, fetching: isFetching, retry: () => void refetch() }
}

/** In steps, because a function has a maximum number of arguments. */
const STEP_BYTES = 0x8000

async function toDataUrl(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += STEP_BYTES)
    text += String.fromCharCode(...bytes.subarray(at, at + STEP_BYTES))
  return `data:${file.type};base64,${btoa(text)}`
}
