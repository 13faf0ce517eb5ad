import type { startExample } from '@solvent/contracts'
import type { LazyEndpoint } from '../calls/lazy-endpoint'
import { useSend } from '../calls/use-send'
import { enterExample } from '../session/session'

interface ExampleStart {
  start: () => void
  busy: boolean
  error: Error | null
}

/** Starts the example in place of the current session. Its contract is loaded on first use. */
export function useExample(contract: LazyEndpoint<typeof startExample>): ExampleStart {
  const { mutate, isPending, error } = useSend(contract)
  const start = () => mutate({}, { onSuccess: ({ access_token }) => enterExample(access_token) })
  return { start, busy: isPending, error }
}
