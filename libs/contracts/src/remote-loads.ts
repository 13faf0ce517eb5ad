import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { wholeNumber } from './fields'
import { stored } from './stored-fields'

/** How one load of a remote went. */
const load = z.strictObject({
  /** The federated name, such as `assets_mfe`. */
  remote: stored(64),
  version: stored(128),
  /**
   * At most one of `loaded` and `failed` for each release on a page. `crashed`: it failed after it was loaded.
   * `withdrawn`: the page returned to the stable release, because this one failed repeatedly.
   */
  outcome: z.enum(['loaded', 'failed', 'crashed', 'withdrawn']),
  /** From the first request until it could be shown or the load was given up. */
  milliseconds: wholeNumber(0, 600_000),
  /** Why it failed: the step, such as `scripts`, and the error without data of the user. */
  failure: z.optional(z.strictObject({ phase: stored(20), cause: stored(300) })),
})

export type RemoteLoad = z.infer<typeof load>

/** Reports the outcomes of the releases on the page: all are counted, failures are logged, without personal data. */
export const reportRemoteLoads = endpoint({
  name: 'reportRemoteLoads',
  method: 'POST',
  path: '/api/remote-loads',
  access: 'account',
  body: z.strictObject({ loads: z.array(load).check(z.maxLength(20, 'must be at most 20')) }),
  response: z.strictObject({}),
})
