export { canaryBucket, isInCanary } from './canary-bucket'
export type { PagePlace, Place, WidgetPlace } from './place'
export type { Canary, Registry, RegistryRow, SignedRegistry } from './registry'
export type { RegisteredRelease, Release, ShellRelease, Topics } from './release'
