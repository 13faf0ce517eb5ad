import { RemoteBoundary } from '@solvent/remote-kit'
import { remoteLoader, typedFieldsOf } from './remotes'
import type { RemotePlace } from './use-places'

interface RemoteViewProps {
  place: RemotePlace
  /** The props of the remote's component. */
  props?: object
}

const NO_PROPS = {}

/** Renders a remote. */
export function RemoteView({ place: { target, title }, props = NO_PROPS }: RemoteViewProps) {
  return (
    <RemoteBoundary
      loader={remoteLoader}
      target={target}
      title={title}
      props={props}
      onInput={typedFieldsOf(target.remote).add}
    />
  )
}
