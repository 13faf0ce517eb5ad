import type { RemoteContract } from '../src/contract/remote-module'
import type { parseDescription } from './remote-options'

type Description = Pick<ReturnType<typeof parseDescription>, 'place' | 'contract'>

/**
 * The module that a remote exposes as its `./contract`, made from its `remote.json`, as a data URL.
 *
 * @param remote the federated name
 */
export function contractModule(remote: string, { place, contract }: Description): string {
  const value: RemoteContract = { remote, kind: place.kind, version: contract }
  const code = `export const contract = ${JSON.stringify(value)}`
  return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
}
