import { Stack } from '../layout/stack'
import { Skeleton } from '../skeleton/skeleton'

export type LoadingStateProps = {
  /** What is being loaded, such as "Loading assets..."; shown and announced. */
  text: string
}

/** Replaces content while it loads. */
export function LoadingState({ text }: LoadingStateProps) {
  return (
    <Stack>
      <p role="status">{text}</p>
      <Skeleton height={6} />
      <Skeleton height={14} />
    </Stack>
  )
}
