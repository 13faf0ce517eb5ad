import type { ReactNode } from 'react'
import { MessageAction, MessageBox, MessageText, MessageTitle } from './message-styles'

export type EmptyStateProps = {
  /** What is missing, such as "No assets yet". */
  title: string
  /** What will be shown here. */
  text?: string | undefined
  /** The button to get started. */
  action?: ReactNode
}

/** Replaces an empty list. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <MessageBox>
      <MessageTitle>{title}</MessageTitle>
      {text && <MessageText>{text}</MessageText>}
      {action && <MessageAction>{action}</MessageAction>}
    </MessageBox>
  )
}
