import { Button } from '../button/button'
import { MessageAction, MessageBox, MessageText, MessageTitle } from './message-styles'

export type ErrorStateProps = {
  /** What happened. */
  title: string
  /** What still works or what to do. */
  text?: string | undefined
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined
  /** The new try is under way. */
  retrying?: boolean | undefined
}

/** Stands where content would be when it could not be had, with a button "Try again". */
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
