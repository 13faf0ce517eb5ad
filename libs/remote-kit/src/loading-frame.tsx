import { Skeleton, Stack } from '@solvent/ui'

interface LoadingFrameProps {
  /** What is being loaded; seen and heard. */
  text: string
}

/** Stands where a page's content will be until it is there. */
export function LoadingFrame({ text }: LoadingFrameProps) {
  return (
    <Stack>
      <p role="status">{text}</p>
      <Skeleton height={6} />
      <Skeleton height={14} />
    </Stack>
  )
}
