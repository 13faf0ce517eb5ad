import type { ReactNode } from 'react'
import { MessageAction, MessageBox, MessageText, MessageTitle } from './message-styles'

export type EmptyStateProps = {
  /** What there is none of yet. */
  title: string
  /** What this place is for. */
  text?: string | undefined
  /** The one button that starts it. */
  action?: ReactNode
}

/** Stands where a list would be while there is nothing to list. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <MessageBox>
      <MessageTitle>{title}</MessageTitle>
      {text && <MessageText>{text}</MessageText>}
      {action && <MessageAction>{action}</MessageAction>}
    </MessageBox>
  )
}
