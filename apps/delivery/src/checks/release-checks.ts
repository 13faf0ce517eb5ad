import type { Release } from '@solvent/delivery'
import * as budget from '@solvent/delivery/budget'
import { integrityOf } from '@solvent/delivery/integrity'
import * as z from 'zod'
import type { Build } from '../store/build'

const exposeSchema = z.object({
  path: z.string(),
  assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }),
})

const manifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(exposeSchema),
})

function exposesOf({ manifest }: Pick<Release, 'manifest'>) {
  return manifestSchema.safeParse(manifest).data?.exposes ?? []
}

/** A sentence if the manifest does not list the scripts that a page loads. */
export function brokenManifest({ name, manifest }: Pick<Release, 'name' | 'manifest'>): string[] {
  const { error } = manifestSchema.safeParse(manifest)
  const where = error?.issues[0]?.path.join('.')
  return error ? [`The manifest of ${name} does not say what to load (${where}): build it again.`] : []
}

/** A sentence for each module that a remote of its kind must expose and this one does not. */
export function missingExposes(release: Pick<Release, 'manifest' | 'place' | 'name'>): string[] {
  const exposed = exposesOf(release).map(({ path }) => path)
  const { kind } = release.place
  return [
    { module: `./${kind}`, advice: `add src/${kind} and build it again` },
    { module: './contract', advice: 'build it again with remoteConfig' },
  ]
    .filter(({ module }) => !exposed.includes(module))
    .map(({ module, advice }) => `${release.name} does not expose ${module}: ${advice}.`)
}

/** A sentence for each file that does not match release.json. */
export function wrongFiles(release: Release, { files }: Build): string[] {
  const scripts = [...files.keys()].filter((file) => file.endsWith('.js'))
  const expected = Object.keys(release.integrity)
  const unknown = scripts.filter((file) => !expected.includes(file))
  const wrong = expected.filter((file) => {
    const content = files.get(file)
    return !content || integrityOf(content) !== release.integrity[file]
  })
  const needed = [...exposesOf(release).flatMap(({ assets }) => assets.js.sync), 'mf-manifest.json']
  const missing = needed.filter((file) => !files.has(file))
  return [...new Set([...unknown, ...wrong, ...missing])].map(
    (file) => `The file ${file} is not what release.json says of it: build ${release.name} again.`,
  )
}

/** A sentence for each budget that the compressed scripts exceed. */
export function overBudget(release: Release, bytes: ReadonlyMap<string, number>): string[] {
  const sentences = budget.overBudget({ ...release, bytes: Object.fromEntries(bytes) })
  return sentences.map((sentence) => `${sentence} Make it lighter, or raise the budget in its remote.json.`)
}
