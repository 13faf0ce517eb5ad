import type { Release } from '@solvent/delivery'
import type { RecordedShell } from '../store/shells'

type Needing = Pick<Release, 'name' | 'version' | 'contract' | 'needs' | 'place'>

/** Whether each shell that may run mounts a remote of this contract. */
export function foreignContract({ name, contract }: Needing, shells: readonly RecordedShell[]): string[] {
  return shells
    .filter(({ contracts }) => !contracts.includes(contract))
    .map(
      (shell) =>
        `${name} keeps contract ${contract}, and the shell ${shell.version} mounts ${listed(shell.contracts)}: deploy a shell that mounts ${contract} first, everywhere.`,
    )
}

/** What it uses of the shell's packages that a shell which may run does not give. */
export function missingExports({ name, needs }: Needing, shells: readonly RecordedShell[]): string[] {
  return shells.flatMap((shell) =>
    Object.entries(needs).flatMap(([of, wanted]) => {
      const given = shell.packages[of]
      if (!given)
        return [
          `${name} uses ${of}, which the shell ${shell.version} does not share: deploy a shell that does first.`,
        ]
      const missing = wanted.filter((name) => !given.includes(name))
      if (missing.length === 0) return []
      return [
        `${name} uses ${listed(missing)} of ${of}, which the shell ${shell.version} does not give: deploy a shell that does first, or do without.`,
      ]
    }),
  )
}

/** Whether its page has an address that is the shell's own. */
export function shellsOwnPath({ name, place }: Needing, shells: readonly RecordedShell[]): string[] {
  if (place.kind !== 'page') return []
  return shells
    .filter(({ paths }) => paths?.includes(place.path))
    .map(
      (shell) =>
        `${place.path} is a page of the shell ${shell.version}: give ${name} another path in its remote.json.`,
    )
}

function listed(values: readonly (string | number)[]): string {
  return values.join(', ')
}
