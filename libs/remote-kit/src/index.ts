export {
  CONTRACT_VERSIONS,
  type RemoteTarget,
  type WidgetProps,
} from './contract/remote-module'
export type { SharedLibrary, SharedPackageUse } from './federation/federation'
export type { SharedPackage } from './federation/shared-packages'
export type { AvailableUpdate } from './loading/page-loads'
export { createRemoteLoader, type RemoteLoader } from './loading/remote-loader'
export type { RemoteStatus } from './loading/remote-status'
export { RemoteBoundary } from './mounting/remote-boundary'
export { createTypedFields } from './mounting/typed-fields'
export { createLiveRegistry, type LiveRegistry } from './registry/live-registry'
export { originsOf, type PageRegistry, readRegistry } from './registry/registry'
export type { RemoteObserver, RunningRelease } from './releases/remote-observer'
