import type { LoginWay } from '@solvent/contracts/security-events'
import type { UserTransaction } from '../../storage/database'
import type { Services } from '../services'
import type { Client } from './client'
import { recordEvent } from './security-history'
import { startSession } from './sessions'
import { rememberNetwork } from './throttle'

/** Starts the session of a login that is complete, and returns its access token. */
export async function logIn(
  services: Services,
  tx: UserTransaction,
  client: Client,
  { detail, hasFactor = false }: { detail: LoginWay; hasFactor?: boolean },
): Promise<string> {
  await rememberNetwork(services, tx, client.address)
  await recordEvent(services, tx, client, { kind: 'login', detail })
  return startSession(services, tx, client, { hasFactor })
}
