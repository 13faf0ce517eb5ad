import type { Release } from '@solvent/delivery'
import * as z from 'zod'
import type { Build } from '../store/build'
import { integrityOf } from '../store/release-files'

const ENTRY = 'remoteEntry.js'

const exposeSchema = z.object({
  path: z.string(),
  assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }),
})

function exposesOf({ manifest }: Pick<Release, 'manifest'>) {
  return z.object({ exposes: z.array(exposeSchema) }).safeParse(manifest).data?.exposes ?? []
}

/** What a remote of its kind must expose, and this one does not. */
export function missingExposes(release: Pick<Release, 'manifest' | 'place' | 'name'>): string[] {
  const exposed = exposesOf(release).map(({ path }) => path)
  return [`./${release.place.kind}`, './contract']
    .filter((wanted) => !exposed.includes(wanted))
    .map(
      (wanted) => `${release.name} does not expose ${wanted}: add src/${wanted.slice(2)} and build it again.`,
    )
}

/** Scripts that are not what the release says of them. */
export function wrongFiles(release: Release, { files }: Build): string[] {
  const scripts = [...files.keys()].filter((file) => file.endsWith('.js'))
  const expected = Object.keys(release.integrity)
  const unknown = scripts.filter((file) => !expected.includes(file))
  const wrong = expected.filter((file) => {
    const content = files.get(file)
    return !content || integrityOf(content) !== release.integrity[file]
  })
  const needed = [ENTRY, ...exposesOf(release).flatMap(({ assets }) => assets.js.sync), 'mf-manifest.json']
  const missing = needed.filter((file) => !files.has(file))
  return [...new Set([...unknown, ...wrong, ...missing])].map(
    (file) => `The file ${file} is not what release.json says of it: build ${release.name} again.`,
  )
}

/** Whether it is heavier than it may be: its container, and all that a page with it loads at first. */
export function overBudget(release: Release, bytes: ReadonlyMap<string, number>): string[] {
  const first = new Set([ENTRY, ...exposesOf(release).flatMap(({ assets }) => assets.js.sync)])
  const sum = [...first].reduce((total, file) => total + (bytes.get(file) ?? 0), 0)
  const { budget, name, version } = release
  const sizes = [
    ['its container', bytes.get(ENTRY) ?? 0, budget.entry, 'entry'],
    ['what a page loads of it at first', sum, budget.first, 'first'],
  ] as const
  return sizes
    .filter(([, size, most]) => size > most)
    .map(
      ([what, size, most, key]) =>
        `${name} ${version} is too heavy: ${what} has ${size} bytes with brotli, and may have ${most}. Make it lighter, or raise budget.${key} in its remote.json.`,
    )
}
