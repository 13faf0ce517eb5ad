// `remoteConfig` is the build of a remote. The shell's build uses the rest.

export { CONTRACT_VERSIONS } from '../src/contract/remote-module'
export { SHARED_PACKAGES, type SharedPackage } from '../src/federation/shared-packages'
export { baseConfig } from './base-config'
export { writeDeclarations } from './declarations'
export { hotReloadConfig } from './hot-reload-config'
export { installedPackage } from './installed-package'
export { remoteConfig } from './remote-config'
export { federatedName, parseDescription } from './remote-options'
