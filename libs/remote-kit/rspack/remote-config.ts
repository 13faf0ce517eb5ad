import type { Configuration } from '@rspack/core'
import { federatedConfig } from './federated-config'
import type { RemoteOptions } from './remote-options'
import { standaloneConfig } from './standalone-config'

/** `rspack build` makes the federated remote, `rspack dev` serves it alone. */
export function remoteConfig(options: RemoteOptions) {
  return (env: Record<string, unknown>): Configuration =>
    env.RSPACK_SERVE ? standaloneConfig(options) : federatedConfig(options)
}
