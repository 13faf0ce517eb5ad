import { useSyncExternalStore } from 'react'
import { isConnectionLost, onConnectionChange } from './connection'

/** Whether no call reaches the server at the moment. */
export function useConnectionLost(): boolean {
  return useSyncExternalStore(onConnectionChange, isConnectionLost)
}
