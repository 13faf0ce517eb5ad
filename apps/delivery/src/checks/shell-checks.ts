import type { Release } from '@solvent/delivery'
import { satisfies } from 'semver'
import * as z from 'zod'
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

const sharedRanges = z.object({
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })),
})

/** A sentence for each library that a running shell shares in a version outside of the range that the remote needs. */
export function unfitVersions(
  { name, manifest }: Pick<Release, 'name' | 'manifest'>,
  shells: readonly RecordedShell[],
): string[] {
  const ranges = sharedRanges.safeParse(manifest).data?.shared ?? []
  return shells.flatMap(({ version: shell, versions = {} }) =>
    ranges.flatMap(({ name: library, requiredVersion }) => {
      const version = versions[library]
      if (version === undefined || satisfies(version, requiredVersion)) return []
      return [
        `${name} was built with ${library} ${requiredVersion}, and the shell ${shell} shares ${version}: build it with that version, or deploy a shell that shares ${requiredVersion}, everywhere.`,
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
