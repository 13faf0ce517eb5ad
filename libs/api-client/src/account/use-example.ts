import type { startExample } from '@solvent/contracts'
import type { LateEndpoint } from '../calls/lazy-endpoint'
import { useSend } from '../calls/use-send'
import { enterExample } from '../session/session'

interface ExampleStart {
  start: () => void
  busy: boolean
  error: Error | null
}

/** Starts an example and shows it in the place of whatever the page shows. Its contract comes with the press. */
export function useExample(contract: LateEndpoint<typeof startExample>): ExampleStart {
  const { mutate, isPending, error } = useSend(contract)
  const start = () => mutate({}, { onSuccess: ({ access_token }) => enterExample(access_token) })
  return { start, busy: isPending, error }
}
