import { bytesOf } from './budget'
import { OWN_PAGES, shownAt } from './page-parts'
import type { Preload } from './preload'
import type { Release } from './release'

/** A build of the shell: the scripts and fonts of its first page, the scripts of its parts, and their sizes. */
export interface WeighedShell {
  readonly first: readonly string[]
  readonly parts: Preload
  /** In bytes, compressed with brotli. */
  readonly bytes: Readonly<Record<string, number>>
}

/** The size of a page with an empty cache. */
export interface PageWeight {
  readonly page: string
  /** Total of all its scripts and fonts, in bytes compressed with brotli. */
  readonly bytes: number
  readonly budget: number
}

const KIB = 1024
const LOGIN_BUDGET = 120 * KIB
const DASHBOARD_BUDGET = 230 * KIB
const DEEP_LINK_BUDGET = 250 * KIB
const CONTAINER_BUDGET = Math.floor(4.4 * KIB)

const DASHBOARD_PATHS = ['/', '/dashboard']

/** The sizes of the login, the dashboard and every page with its own URL. */
export function weighPages(shell: WeighedShell, releases: readonly Release[]): PageWeight[] {
  const pages = releases.flatMap(({ place }) => (place.kind === 'page' ? [place] : []))
  const ofRemotes = pages.toSorted((a, b) => a.order - b.order).map(({ path }) => path)
  const ofShell = Object.keys(OWN_PAGES).filter((path) => !DASHBOARD_PATHS.includes(path))
  return [
    { page: '/login', bytes: weigh(shell, shell.first), budget: LOGIN_BUDGET },
    { page: '/', bytes: pageBytes(shell, releases, '/'), budget: DASHBOARD_BUDGET },
    ...[...ofRemotes, ...ofShell].map((page) => ({
      page,
      bytes: pageBytes(shell, releases, page),
      budget: DEEP_LINK_BUDGET,
    })),
  ]
}

/** A sentence for each exceeded budget. */
export function overPageBudgets(weights: readonly PageWeight[], releases: readonly Release[]): string[] {
  const pages = weights.flatMap(({ page, bytes, budget }) =>
    bytes > budget ? [`${page} loads ${bytes} bytes, and its budget is ${budget}.`] : [],
  )
  const containers = releases.flatMap((release) => {
    const { entry } = bytesOf(release)
    return entry > CONTAINER_BUDGET
      ? [`The container of ${release.name} has ${entry} bytes, and may have ${CONTAINER_BUDGET}.`]
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

/** Scripts shared by several parts count once. */
function weigh({ bytes }: WeighedShell, scripts: readonly string[]): number {
  return [...new Set(scripts)].reduce((sum, file) => {
    const size = bytes[file]
    if (size === undefined) throw new Error(`The shell has no compressed ${file}`)
    return sum + size
  }, 0)
}
