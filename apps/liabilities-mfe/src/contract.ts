import type { RemoteContract } from '@solvent/remote-kit'

export const contract = {
  remote: 'liabilities_mfe',
  kind: 'page',
  version: 1,
} as const satisfies RemoteContract
