import type { Release } from '@solvent/delivery'
import type { RecordedShell } from '../store/shells'

type ReleaseNeeds = Pick<Release, 'name' | 'version' | 'contract' | 'needs' | 'place'>

/** A sentence for each running shell that does not support the contract. */
export function unsupportedContract(
  { name, contract }: ReleaseNeeds,
  shells: readonly RecordedShell[],
): string[] {
  return shells
    .filter(({ contracts }) => !contracts.includes(contract))
    .map(
      (shell) =>
        `${name} uses contract ${contract}, and the shell ${shell.version} mounts ${listed(shell.contracts)}: deploy a shell that mounts ${contract} first, everywhere.`,
    )
}

/** A sentence for each package whose exports a running shell does not share as needed. */
export function missingExports({ name, needs }: ReleaseNeeds, shells: readonly RecordedShell[]): string[] {
  return shells.flatMap((shell) =>
    Object.entries(needs).flatMap(([packageName, needed]) => {
      const shared = shell.packages[packageName]
      if (!shared)
        return [
          `${name} uses ${packageName}, which the shell ${shell.version} does not share: deploy a shell that does first.`,
        ]
      const missing = needed.filter((name) => !shared.includes(name))
      if (missing.length === 0) return []
      return [
        `${name} uses ${listed(missing)} of ${packageName}, which the shell ${shell.version} does not give: deploy a shell that does first, or do without.`,
      ]
    }),
  )
}

/** A sentence for each running shell that uses the path itself. */
export function shellsOwnPath({ name, place }: ReleaseNeeds, shells: readonly RecordedShell[]): string[] {
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
