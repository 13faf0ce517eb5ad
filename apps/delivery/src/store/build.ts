import fs from 'node:fs'
import path from 'node:path'
import type { RegistryRow, Release } from '@solvent/delivery'
import { COMPRESSED_SUFFIXES } from '@solvent/delivery/compressed-copies'
import * as schema from '@solvent/delivery/schema'
import * as z from 'zod'
import { messageOf, Refusal } from '../failure'

/** The files of a release, and its metadata. */
export interface Build {
  readonly folder: string
  readonly name: string
  readonly version: string
  /** The contents of `release.json`. */
  readonly metadata: Readonly<Record<string, unknown>>
  readonly files: ReadonlyMap<string, Buffer>
}

const identity = z.looseObject({ name: schema.remoteName, version: schema.version })

/** Whether a file is a compressed copy of another one. */
export function isCompressed(file: string): boolean {
  return COMPRESSED_SUFFIXES.some((suffix) => file.endsWith(suffix))
}

/**
 * Reads the folder of a build.
 *
 * @throws Refusal if it is not a valid build
 */
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
  return { folder, name, version, metadata: parsed.data, files }
}

/** What a release in the older format inherits. */
type Inherited = Pick<RegistryRow, 'place' | 'topics'>

/** Releases in the older format have no budget, and are larger than later ones. */
const OLD_BUDGET = { entry: 65_536, first: 262_144 }

/**
 * The complete metadata of a build. A build in the older format lacks its place and topics and inherits them from the
 * current row.
 *
 * @throws Refusal if the metadata is invalid or there is nothing to inherit
 */
export function releaseOf({ metadata, name, folder }: Build, inherited: Inherited | undefined): Release {
  const isOld = !('place' in metadata)
  if (isOld && !inherited)
    throw new Refusal(
      `${folder}/release.json does not say where ${name} stands (place), and there is no release to take it from. Build it with a remote.json.`,
    )
  const complete = isOld
    ? {
        contract: 1,
        needs: {},
        bytes: {},
        place: inherited?.place,
        topics: inherited?.topics,
        budget: OLD_BUDGET,
        ...metadata,
      }
    : metadata
  const parsed = schema.release.safeParse(complete)
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
