import fs from 'node:fs'
import path from 'node:path'
import type { RegistryRow } from '@solvent/delivery'
import { repository } from '../running-app'

/**
 * The `lazy-part.json` of a remote: a part of it that is in a separate script. `open`, `loaded` and `unaffected` are
 * Playwright selectors.
 */
export interface LazyPart {
  /** The exported component, which identifies the script. */
  component: string
  /** What opens it; null if the remote shows it by itself. */
  open: string | null
  /** The message in its place when it cannot be loaded. */
  error: string
  /** What shows that it has loaded. */
  loaded: string
  /** What works without it. */
  unaffected: string
}

/** A remote of a repository. */
export interface FoundRemote {
  /** Its federated name, such as `assets_mfe`. */
  name: string
  folder: string
  place: RegistryRow['place']
  lazyPart: LazyPart | null
}

function readJson(file: string) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null
}

/** The remote in a folder, from its `remote.json`; null if the folder has none. */
export function remoteIn(folder: string): FoundRemote | null {
  const description = readJson(path.join(folder, 'remote.json'))
  return (
    description && {
      name: path.basename(folder).replaceAll('-', '_'),
      folder,
      place: description.place,
      lazyPart: readJson(path.join(folder, 'lazy-part.json')),
    }
  )
}

/** Every remote of this repository. */
export function findRemotes(): FoundRemote[] {
  const apps = path.join(repository, 'apps')
  return fs.readdirSync(apps).flatMap((app) => remoteIn(path.join(apps, app)) ?? [])
}

/** The label of the navigation link to the page that shows a remote. */
export function linkTo({ place }: FoundRemote): string {
  return place.kind === 'page' ? place.label : 'Dashboard'
}

/** The path of the page that shows a remote. */
export function pathOf({ place }: FoundRemote): string {
  return place.kind === 'page' ? place.path : '/'
}
