import { ErrorState } from '@solvent/ui'

/** Replaces a page that failed to load or crashed; the layout around it still works. */
export function RouteError() {
  return (
    <ErrorState
      title="We couldn't open this page"
      text="Check your connection and try again. Nothing you saved is lost."
      onRetry={() => window.location.reload()}
    />
  )
}
