import type { RemoteContract } from '@solvent/remote-kit'

export const contract = { remote: 'chat_mfe', kind: 'widget', version: 1 } as const satisfies RemoteContract
