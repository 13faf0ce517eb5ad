import type { RemoteContract } from '@solvent/remote-kit'

export const contract = {
  remote: 'activity_mfe',
  kind: 'page',
  version: 1,
} as const satisfies RemoteContract
