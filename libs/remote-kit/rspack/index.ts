export { remoteConfig } from './remote-config'
export { shellConfig } from './shell-config'
export { shellDevConfig } from './shell-dev-config'
