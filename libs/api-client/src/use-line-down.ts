import { useSyncExternalStore } from 'react'
import { isLineDown, onLineChange } from './line'

/** Whether no call reaches the server at the moment. */
export function useLineDown(): boolean {
  return useSyncExternalStore(onLineChange, isLineDown)
}
