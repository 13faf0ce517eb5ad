import { endSession, useSend } from '@solvent/api-client'
import { logout } from '@solvent/contracts'

/** Ends the session. The token is forgotten here even when the server cannot be told. */
export function useLogOut() {
  const { mutate, isPending } = useSend(logout)
  return () => {
    if (!isPending) mutate({}, { onSettled: () => endSession('asked') })
  }
}
