import * as z from 'zod'
import type { Place } from './place'
import { type Policy, RIGHTS } from './policy'
import { registeredManifest } from './registered-manifest'
import type { Registry, RegistryRow, SignedRegistry } from './registry'
import type { Budget, RegisteredRelease, Release, ShellRelease, Topics } from './release'

/** An identifier: it names a global variable, and a folder next to the registry folder. */
export const remoteName = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,63}$/)
  .refine((name) => name !== 'registry', 'it is the name of the registry')
/** It names a folder. */
export const version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,127}$/)
const text = z.string().min(1).max(80)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const letter = z.string().regex(/^[a-z]$/)

const place: z.ZodType<Place> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page'),
    path: z.string().regex(/^\/[a-z0-9-]{1,40}$/),
    label: text,
    icon: z.array(z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.+-]{1,1000}$/)).max(20),
    order: z.number().min(1).max(999),
    shortcut: z.object({ keys: z.tuple([letter, letter]), does: text }).exactOptional(),
  }),
  z.object({ kind: z.literal('widget'), slot: z.literal('assistant'), label: text }),
])

const topic = z.string().regex(/^[a-zA-Z][a-zA-Z0-9_-]*(\/[a-zA-Z][a-zA-Z0-9-]*@[1-9]\d*)?$/)
const topics: z.ZodType<Topics> = z.object({ emits: z.array(topic), hears: z.array(topic) })

/** A URL that is safe in a Content-Security-Policy: one fixed origin, no credentials, no wildcards. */
const entry = z.string().max(2000).refine(isEntry, 'it must be an http or https address of a manifest')

function isEntry(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password, href } = new URL(address)
  const isPlain = username === '' && password === '' && /^[a-z0-9.-]+$|^\[[0-9a-f:.]+\]$/.test(hostname)
  return /^https?:$/.test(protocol) && isPlain && href === address
}

const budget: z.ZodType<Budget> = z.object({ entry: z.int().positive(), first: z.int().positive() })

const hash = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)

const integrity = z.record(z.string().regex(/^[\w.-]{1,200}$/), hash)

const common = {
  version,
  integrity,
  contract: z.int().positive(),
  place,
  topics,
}

const registeredShape = { ...common, manifest: registeredManifest, entry, budget: budget.exactOptional() }

export const registeredRelease: z.ZodType<RegisteredRelease> = z.object(registeredShape)

export const registryRow: z.ZodType<RegistryRow> = z.object({
  ...registeredShape,
  canary: z.object({ percent: z.number().min(0).max(100), release: registeredRelease }).exactOptional(),
})

/** An Ed25519 public key, SPKI in base64. */
const publicKey = z
  .string()
  .regex(/^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/, 'it must be a key that `remotes key` prints')
const teamName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'it must be a name in small letters')
const fixedOrigin = z
  .string()
  .refine(
    (origin) => isEntry(`${origin}/`) && new URL(origin).origin === origin,
    'it must be an origin without a path',
  )
const placeName = z.string().regex(/^(\/[a-z0-9-]{1,40}|assistant)$/, 'it must be a path or a slot')

const remotePolicy = z.strictObject({
  owners: z.record(teamName, z.array(z.enum(RIGHTS)).min(1)),
  origin: fixedOrigin,
  places: z.array(placeName).min(1),
  budget,
})

export const policy: z.ZodType<Policy> = z
  .strictObject({
    teams: z.record(teamName, z.strictObject({ keys: z.array(publicKey) })),
    remotes: z.record(remoteName, remotePolicy),
  })
  .superRefine(({ teams, remotes }, context) => {
    const keys = Object.values(teams).flatMap((team) => team.keys)
    if (new Set(keys).size < keys.length)
      context.addIssue({ code: 'custom', path: ['teams'], message: 'a key belongs to one team' })
    for (const [name, { owners }] of Object.entries(remotes))
      for (const team of Object.keys(owners))
        if (!Object.hasOwn(teams, team))
          context.addIssue({
            code: 'custom',
            path: ['remotes', name, 'owners'],
            message: `there is no team ${team}`,
          })
    const places = Object.values(remotes).flatMap((remote) => remote.places)
    const twice = places.find((one, index) => places.indexOf(one) !== index)
    if (twice)
      context.addIssue({ code: 'custom', path: ['remotes'], message: `${twice} belongs to two remotes` })
  })

/** A revision whose rows are not validated: an invalid row only disables its own remote. */
export const registry: z.ZodType<Omit<Registry, 'remotes'> & { remotes: Record<string, unknown> }> = z.object(
  {
    revision: z.int().positive(),
    previous: sha256.nullable(),
    at: z.iso.datetime(),
    by: text,
    change: z.string().min(1).max(500),
    remotes: z.record(remoteName, z.unknown()),
    policy: policy.exactOptional(),
  },
)

export const signedRegistry: z.ZodType<SignedRegistry> = z.object({
  signed: z.string(),
  signature: z.base64(),
  key: publicKey.exactOptional(),
})

/** A remote's `remote.json`. */
export const remoteDescription = z.object({
  place,
  contract: z.int().positive(),
  topics,
  budget,
  /** Port of the remote when it runs standalone. */
  devPort: z.int().min(1024).max(65_535),
})

export const release: z.ZodType<Release> = z.object({
  ...common,
  manifest: z.looseObject({ metaData: z.looseObject({}), exposes: z.array(z.looseObject({})) }),
  name: remoteName,
  needs: z.record(z.string(), z.array(z.string())),
  bytes: z.record(z.string(), z.int().nonnegative()),
  types: sha256.exactOptional(),
  budget,
})

export const shellRelease: z.ZodType<ShellRelease> = z.object({
  version,
  contracts: z.array(z.int().positive()).min(1),
  packages: z.record(z.string(), z.array(z.string())),
  versions: z.record(z.string(), z.string()).exactOptional(),
  types: sha256.exactOptional(),
  topics,
  paths: z.array(z.string()).exactOptional(),
  page: z.string().exactOptional(),
  files: z.record(z.string().regex(/^\w[\w.-]{0,199}$/), hash).exactOptional(),
})
