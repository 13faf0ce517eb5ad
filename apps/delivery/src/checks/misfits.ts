import type { Release } from '@solvent/delivery'
import { DECLARATIONS_FILE, type Declarations, declarations } from '@solvent/delivery/declarations'
import { storedShellFiles } from '../store/shell-files'
import { type RecordedShell, runningShells } from '../store/shells'
import type { Store } from '../store/store'
import { missingExports, shellsOwnPath, unfitVersions, unsupportedContract } from './shell-checks'
import { type ChangedType, changedTypes, packagesWithTypescript } from './type-checks'

/** The files of a release by name. */
type Files = ReadonlyMap<string, Buffer>

/** A sentence for each reason why a release does not run in a shell that may be running. */
export function misfits(store: Store, release: Release, files: Files): string[] {
  const shells = runningShells(store)
  const missing = missingExports(release, shells)
  return [
    ...unsupportedContract(release, shells),
    ...missing,
    ...unfitVersions(release, shells),
    // A missing export has no type.
    ...(missing.length > 0 ? [] : shells.flatMap((shell) => narrowedExports(store, release, files, shell))),
    ...shellsOwnPath(release, shells),
  ]
}

/** A sentence if types were not compared, though they may differ. */
export function uncomparedTypes(store: Store, { types }: Release): string[] {
  const others = runningShells(store).filter((shell) => shell.types !== types)
  if (others.length === 0) return []
  const versions = others.map(({ version }) => version).join(', ')
  if (!types || others.some((shell) => !shell.types))
    return [
      `Types were not compared with the shell ${versions}: one of the builds has no ${DECLARATIONS_FILE}.`,
    ]
  if (packagesWithTypescript()) return []
  return [`Types were not compared with the shell ${versions}: TypeScript is not installed here.`]
}

function narrowedExports(store: Store, release: Release, files: Files, shell: RecordedShell): string[] {
  const packages = packagesWithTypescript()
  if (!release.types || !shell.types || release.types === shell.types || !packages) return []
  const wanted = readDeclarations(files)
  const given = readDeclarations(storedShellFiles(store, shell))
  if (!wanted || !given) return []
  return compare(release, { wanted, given }, packages, shell).map(
    ({ package: name, name: used, why }) =>
      `${release.name} uses ${used} of ${name}, which the shell ${shell.version} has changed: ${why} Build it with the packages of that shell, or deploy a shell that still serves it.`,
  )
}

/** The results of this run, because a change is planned several times. */
const compared = new Map<string, ChangedType[]>()

function compare(
  { needs, types }: Release,
  sides: { wanted: Declarations; given: Declarations },
  packages: string,
  shell: RecordedShell,
): ChangedType[] {
  const key = JSON.stringify([types, shell.types, needs])
  const result = compared.get(key) ?? changedTypes(needs, sides, packages)
  compared.set(key, result)
  return result
}

function readDeclarations(files: Files | null): Declarations | undefined {
  const text = files?.get(DECLARATIONS_FILE)?.toString('utf8')
  return text === undefined ? undefined : declarations.safeParse(JSON.parse(text)).data
}
