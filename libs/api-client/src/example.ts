import { leaveExample as leaving, startExample } from '@solvent/contracts'
import { call } from './call'
import { endExample, enterExample } from './session'
import { useSend } from './use-send'

interface ExampleStart {
  start: () => void
  busy: boolean
  error: Error | null
}

/** Starts an example and shows it in the place of whatever the page shows. */
export function useExample(): ExampleStart {
  const { mutate, isPending, error } = useSend(startExample)
  const start = () => mutate({}, { onSuccess: ({ access_token }) => enterExample(access_token) })
  return { start, busy: isPending, error }
}

/** Leaves the example at once; the server deletes it, and by itself after a day where it is not reached. */
export function leaveExample(): void {
  const left = call(leaving, {})
  endExample()
  left.catch(() => undefined)
}
