import { isDeepStrictEqual } from 'node:util'
import type { Release } from '@solvent/delivery'
import * as budget from '@solvent/delivery/budget'
import { integrityOf } from '@solvent/delivery/integrity'
import * as z from 'zod'
import type { Build } from '../store/build'

const exposeSchema = z.object({
  name: z.string(),
  path: z.string(),
  assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }),
})

const manifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.string().exactOptional() }) }),
  exposes: z.array(exposeSchema),
})

/** A module that a remote exposes, and its scripts. */
export type Expose = z.infer<typeof exposeSchema>

/** The fields in which a manifest names its remote. A manifest in the older format may lack some of them. */
const namesSchema = z.object({
  id: z.unknown(),
  name: z.unknown(),
  metaData: z.object({ name: z.unknown(), globalName: z.unknown() }),
})

const MANIFEST_FILE = 'mf-manifest.json'

/** What a page reads of the manifest of a release; undefined if it is broken. */
export function readManifest({ manifest }: Pick<Release, 'manifest'>) {
  return manifestSchema.safeParse(manifest).data
}

function exposesOf(release: Pick<Release, 'manifest'>) {
  return readManifest(release)?.exposes ?? []
}

/** A sentence if the manifest does not list the scripts that a page loads. */
export function brokenManifest({ name, manifest }: Pick<Release, 'name' | 'manifest'>): string[] {
  const { error } = manifestSchema.safeParse(manifest)
  const where = error?.issues[0]?.path.join('.')
  return error ? [`The manifest of ${name} does not say what to load (${where}): build it again.`] : []
}

/** A sentence for each field in which the manifest names another remote than release.json. */
export function foreignManifest({ name, manifest }: Pick<Release, 'name' | 'manifest'>): string[] {
  const { data } = namesSchema.safeParse(manifest)
  const fields = {
    id: data?.id,
    name: data?.name,
    'metaData.name': data?.metaData.name,
    'metaData.globalName': data?.metaData.globalName,
  }
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== name)
    .map(
      ([field, value]) =>
        `The manifest of ${name} (${MANIFEST_FILE}) has the ${field} ${String(value)}, and release.json the name ${name}: build ${name} again.`,
    )
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

/** The manifest file, if it is not the manifest in release.json. */
export function wrongManifest(
  { manifest }: Pick<Release, 'manifest'>,
  files: ReadonlyMap<string, Buffer>,
): string[] {
  return isDeepStrictEqual(parsedJson(files.get(MANIFEST_FILE)), manifest) ? [] : [MANIFEST_FILE]
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
  const needed = exposesOf(release).flatMap(({ assets }) => assets.js.sync)
  const missing = needed.filter((file) => !files.has(file))
  return [...new Set([...unknown, ...wrong, ...missing, ...wrongManifest(release, files)])].map(
    (file) => `The file ${file} is not what release.json says of it: build ${release.name} again.`,
  )
}

/** The value of a JSON file; undefined if it is missing or no JSON. */
function parsedJson(content: Buffer | undefined): unknown {
  try {
    return content && JSON.parse(content.toString('utf8'))
  } catch {
    return undefined
  }
}

/** A sentence for each budget that the compressed scripts exceed. */
export function overBudget(release: Release, bytes: ReadonlyMap<string, number>): string[] {
  const sentences = budget.overBudget({ ...release, bytes: Object.fromEntries(bytes) })
  return sentences.map((sentence) => `${sentence} Make it lighter, or raise the budget in its remote.json.`)
}
