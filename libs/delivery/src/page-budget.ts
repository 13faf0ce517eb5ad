import { bytesOf } from './budget'
import { shownAt } from './page-parts'
import type { Preload } from './preload'
import type { Release } from './release'

/** A build of the shell: the scripts of its first page, those of its parts, and what each weighs as it is sent. */
export interface WeighedShell {
  readonly first: readonly string[]
  readonly parts: Preload
  /** In bytes, compressed with brotli. */
  readonly bytes: Readonly<Record<string, number>>
}

/** What a page costs who opens it without anything kept. */
export interface PageWeight {
  readonly page: string
  /** Of all its scripts, in bytes compressed with brotli. */
  readonly bytes: number
  readonly budget: number
}

const KIB = 1024
const LOGIN = 120 * KIB
const DASHBOARD = 230 * KIB
const DEEP_LINK = 250 * KIB
const CONTAINER = 7 * KIB

/** What the login, the dashboard and each page that one can come to directly weigh. */
export function weighPages(shell: WeighedShell, releases: readonly Release[]): PageWeight[] {
  const pages = releases.flatMap(({ place }) => (place.kind === 'page' ? [place] : []))
  const addresses = pages.toSorted((a, b) => a.order - b.order).map(({ path }) => path)
  return [
    { page: '/login', bytes: weigh(shell, shell.first), budget: LOGIN },
    { page: '/', bytes: pageBytes(shell, releases, '/'), budget: DASHBOARD },
    ...[...addresses, '/profile'].map((page) => ({
      page,
      bytes: pageBytes(shell, releases, page),
      budget: DEEP_LINK,
    })),
  ]
}

/** What is over a budget, a sentence each; nothing when all is kept. */
export function overPageBudgets(weights: readonly PageWeight[], releases: readonly Release[]): string[] {
  const pages = weights.flatMap(({ page, bytes, budget }) =>
    bytes > budget ? [`${page} loads ${bytes} bytes, and its budget is ${budget}.`] : [],
  )
  const containers = releases.flatMap((release) => {
    const { entry } = bytesOf(release)
    return entry > CONTAINER
      ? [`The container of ${release.name} has ${entry} bytes, and may have ${CONTAINER}.`]
      : []
  })
  return [...pages, ...containers]
}

function pageBytes(shell: WeighedShell, releases: readonly Release[], page: string): number {
  const { parts, remotes } = shownAt(releases, page)
  const scripts = parts.flatMap((part) => scriptsOf(shell, part))
  const ofRemotes = remotes.reduce((sum, release) => sum + bytesOf(release).first, 0)
  return weigh(shell, [...shell.first, ...scripts]) + ofRemotes
}

function scriptsOf({ parts }: WeighedShell, part: string): string[] {
  const scripts = parts[part]
  if (!scripts) throw new Error(`The shell does not say which scripts its part ${part} has`)
  return scripts.map(([file]) => file)
}

/** What several parts share is sent once. */
function weigh({ bytes }: WeighedShell, scripts: readonly string[]): number {
  return [...new Set(scripts)].reduce((sum, file) => {
    const weight = bytes[file]
    if (weight === undefined) throw new Error(`The shell has no compressed ${file}`)
    return sum + weight
  }, 0)
}
