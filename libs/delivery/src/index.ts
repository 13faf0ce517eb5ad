export { isInCanary } from './canary-bucket'
export type { PagePlace, Place, WidgetPlace } from './place'
export type { Registry, RegistryRow, SignedRegistry } from './registry'
export type { RegisteredRelease, Release, ShellRelease, Topics } from './release'
