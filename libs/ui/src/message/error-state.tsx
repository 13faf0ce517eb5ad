import { Button } from '../button/button'
import { MessageAction, MessageBox, MessageText, MessageTitle } from './message-styles'

export type ErrorStateProps = {
  /** What happened. */
  title: string
  /** What still works, or what to do. */
  text?: string | undefined
  /** Tries again; without it, there is no button. */
  onRetry?: (() => void) | undefined
  /** Whether a retry is in progress. */
  retrying?: boolean | undefined
}

/** Replaces content that could not be loaded, with a "Try again" button. */
export function ErrorState({ title, text, onRetry, retrying }: ErrorStateProps) {
  return (
    <MessageBox role="alert">
      <MessageTitle>{title}</MessageTitle>
      {text && <MessageText>{text}</MessageText>}
      {onRetry && (
        <MessageAction>
          <Button onClick={onRetry} busy={retrying} busyLabel="Trying again...">
            Try again
          </Button>
        </MessageAction>
      )}
    </MessageBox>
  )
}
