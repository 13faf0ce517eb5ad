import { useSyncExternalStore } from 'react'
import { isConnectionLost, onConnectionChange } from './connection'

/** Whether the server is unreachable. */
export function useConnectionLost(): boolean {
  return useSyncExternalStore(onConnectionChange, isConnectionLost)
}
