export type { SharedFact, SharedLibrary } from './federation'
export { createLiveRegistry, type LiveRegistry } from './live-registry'
export type { Offer } from './page-loadings'
export { originsOf, type PageRegistry, readRegistry } from './registry'
export { RemoteBoundary } from './remote-boundary'
export type { RemoteFact } from './remote-fact'
export { createRemoteLoader, type RemoteLoader } from './remote-loader'
export {
  CONTRACT_VERSIONS,
  type RemoteContract,
  type RemoteTarget,
  type WidgetProps,
} from './remote-module'
export type { RemoteObserver, RunningRelease } from './remote-observer'
export type { SharedPackage } from './shared-packages'
export { createTypedFields } from './typed-fields'
