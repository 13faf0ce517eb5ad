import { ErrorState } from '@solvent/ui'

/** Stands in for a page whose code did not arrive or which broke; everything around it goes on. */
export function RouteError() {
  return (
    <ErrorState
      title="This page could not be opened"
      text="Check your connection and try again. Nothing you saved is lost."
      onRetry={() => window.location.reload()}
    />
  )
}
