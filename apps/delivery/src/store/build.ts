import fs from 'node:fs'
import path from 'node:path'
import type { RegistryRow, Release } from '@solvent/delivery'
import { COMPRESSED_SUFFIXES } from '@solvent/delivery/compressed-copies'
import * as schema from '@solvent/delivery/schema'
import * as z from 'zod'
import { messageOf, Refusal } from '../failure'

/** The files of one release, by name, and what they say of it. */
export interface Build {
  readonly folder: string
  readonly name: string
  readonly version: string
  /** What `release.json` says, as it stands there. */
  readonly said: Readonly<Record<string, unknown>>
  readonly files: ReadonlyMap<string, Buffer>
}

const identity = z.looseObject({ name: schema.remoteName, version: schema.version })

/** Whether a file is the compressed copy of another one. */
export function isCompressed(file: string): boolean {
  return COMPRESSED_SUFFIXES.some((suffix) => file.endsWith(suffix))
}

/** Reads a folder as a build leaves it. @throws Refusal that says what is wrong with it */
export function readBuild(folder: string): Build {
  const entries = fs.readdirSync(folder, { withFileTypes: true })
  const inner = entries.find((entry) => !entry.isFile())
  if (inner) throw new Refusal(`${path.join(folder, inner.name)} is no file: a release is one flat folder.`)
  const names = entries.map((entry) => entry.name).filter((name) => !isCompressed(name))
  const files = new Map(names.map((name) => [name, fs.readFileSync(path.join(folder, name))]))
  const parsed = identity.safeParse(parseJson(files.get('release.json'), folder))
  if (!parsed.success)
    throw new Refusal(
      `${folder}/release.json does not name a remote and a version: ${problem(parsed.error)}. Build it again.`,
    )
  const { name, version } = parsed.data
  return { folder, name, version, said: parsed.data, files }
}

/** What a release of an older format follows. */
type Follows = Pick<RegistryRow, 'place' | 'topics'>

/** Releases of the older format were never held to a budget, and are heavier than those after them. */
const OLD_BUDGET = { entry: 65_536, first: 262_144 }

/**
 * What a build says of itself, whole. One of the older format does not say where it stands and what it is called on the
 * bus, and takes that from the row it follows.
 */
export function releaseOf({ said, name, folder }: Build, follows: Follows | undefined): Release {
  const isOld = !('place' in said)
  if (isOld && !follows)
    throw new Refusal(
      `${folder}/release.json does not say where ${name} stands (place), and there is no release to take it from. Build it with a remote.json.`,
    )
  const whole = isOld
    ? {
        contract: 1,
        needs: {},
        bytes: {},
        place: follows?.place,
        topics: follows?.topics,
        budget: OLD_BUDGET,
        ...said,
      }
    : said
  const parsed = schema.release.safeParse(whole)
  if (parsed.success) return parsed.data
  throw new Refusal(
    `${folder}/release.json is not right: ${problem(parsed.error)}. Correct the remote.json of ${name}, and build it again.`,
  )
}

function problem({ issues: [issue] }: z.ZodError): string {
  return issue ? `${issue.path.join('.') || 'it'}: ${issue.message}` : 'it cannot be read'
}

function parseJson(content: Buffer | undefined, folder: string): unknown {
  if (!content) throw new Refusal(`There is no release.json in ${folder}. Build the remote first.`)
  try {
    return JSON.parse(content.toString('utf8'))
  } catch (error) {
    throw new Refusal(`${folder}/release.json is no JSON: ${messageOf(error)}. Build it again.`)
  }
}
