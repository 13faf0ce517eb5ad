import { RemoteBoundary } from '@solvent/remote-kit'
import { type RemotePlace, remoteLoader } from './remote-pages'

/** A page of the app that comes from a remote. */
export function RemotePage({ page }: { page: RemotePlace }) {
  return <RemoteBoundary loader={remoteLoader} target={page.target} title={page.title} props={{}} />
}
