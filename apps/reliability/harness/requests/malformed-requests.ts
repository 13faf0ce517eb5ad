import {
  CONTENT_TYPES,
  HOSTILE_IDS,
  HOSTILE_QUERIES,
  HOSTILE_VALUES,
} from '@solvent/api-testing/hostile/values'
import type { Endpoint } from '@solvent/contracts'
import type { SeededPerson } from '../people/seeded-person'
import type { Random } from '../runner/random'
import type { WireRequest } from './wire-client'

type Mutation = (seeded: SeededPerson, contract: Endpoint, random: Random) => WireRequest

/** A request that violates the contract, though it may look valid. */
export function malformedRequest(seeded: SeededPerson, contract: Endpoint, random: Random): WireRequest {
  const mutate = contract.method === 'GET' ? random.pick(READ_MUTATIONS) : random.pick(WRITE_MUTATIONS)
  const request = mutate(seeded, contract, random)
  const headers = { authorization: `Bearer ${seeded.person.token}`, ...request.headers }
  if (request.headers === undefined && fits(contract, request.body))
    return malformedRequest(seeded, contract, random)
  return { ...request, headers }
}

const WRITE_MUTATIONS: readonly Mutation[] = [
  changedField,
  changedField,
  changedField,
  duplicateKey,
  fieldLeftOut,
  hostileBody,
  truncatedBody,
  deeplyNested,
  tooLarge,
  wrongContentType,
  wrongId,
]
const READ_MUTATIONS: readonly Mutation[] = [wrongQuery, wrongId, longAddress, longHeader, wrongToken]

function changedField(seeded: SeededPerson, contract: Endpoint, random: Random): WireRequest {
  const fields = fieldsOf(seeded, contract)
  const name = random.chance(0.15)
    ? random.pick(['x', '__proto__', 'user_id', '', '\\u0000'])
    : pickName(fields, random)
  return withFields(seeded, contract, [
    ...fields.filter(([field]) => field !== name),
    [name, random.pick(HOSTILE_VALUES)],
  ])
}

/** The first value may be valid, which exploits a server that checks one and saves the other. */
function duplicateKey(seeded: SeededPerson, contract: Endpoint, random: Random): WireRequest {
  const fields = fieldsOf(seeded, contract)
  return withFields(seeded, contract, [...fields, [pickName(fields, random), random.pick(HOSTILE_VALUES)]])
}

function fieldLeftOut(seeded: SeededPerson, contract: Endpoint, random: Random): WireRequest {
  const fields = fieldsOf(seeded, contract)
  const name = pickName(fields, random)
  return withFields(
    seeded,
    contract,
    fields.filter(([field]) => field !== name),
  )
}

function hostileBody(seeded: SeededPerson, contract: Endpoint, random: Random): WireRequest {
  return withBody(seeded, contract, random.pick(HOSTILE_VALUES))
}

function truncatedBody(seeded: SeededPerson, contract: Endpoint, random: Random): WireRequest {
  const text = toJson(fieldsOf(seeded, contract))
  return withBody(seeded, contract, text.slice(0, random.integer(0, text.length - 1)))
}

function deeplyNested(seeded: SeededPerson, contract: Endpoint, random: Random): WireRequest {
  const depth = random.pick([50, 1000, 10_000, 30_000])
  const open = random.pick(['[', '{"a":'])
  return withBody(seeded, contract, open.repeat(Math.min(depth, 60_000 / open.length)))
}

function tooLarge(seeded: SeededPerson, contract: Endpoint, random: Random): WireRequest {
  const fields = fieldsOf(seeded, contract)
  const size = random.pick([4000, 66_000, 200_000])
  return withFields(seeded, contract, [...fields, [pickName(fields, random), `"${'x'.repeat(size)}"`]])
}

function wrongContentType(seeded: SeededPerson, contract: Endpoint, random: Random): WireRequest {
  const body = random.pick(['a=b', '<a/>', '--x\r\n', '\ufeff{', toJson(fieldsOf(seeded, contract)).slice(1)])
  return { ...withBody(seeded, contract, body), headers: { 'content-type': random.pick(CONTENT_TYPES) } }
}

/** If the path takes no id, appends one, which leads to an unknown path. */
function wrongId(seeded: SeededPerson, contract: Endpoint, random: Random): WireRequest {
  const id = random.pick(HOSTILE_IDS)
  const path = contract.path.includes('{id}')
    ? seeded.pathOf(contract, id)
    : `${seeded.pathOf(contract)}/${id}`
  const body = contract.method === 'GET' ? {} : { body: toJson(fieldsOf(seeded, contract)) }
  return { method: contract.method, path, headers: {}, ...body }
}

function wrongQuery(seeded: SeededPerson, contract: Endpoint, random: Random): WireRequest {
  return { method: 'GET', path: `${seeded.pathOf(contract)}?${random.pick(HOSTILE_QUERIES)}`, headers: {} }
}

function longAddress(seeded: SeededPerson, contract: Endpoint, random: Random): WireRequest {
  return {
    method: 'GET',
    path: `${seeded.pathOf(contract)}?x=${'a'.repeat(random.pick([2000, 12_000, 40_000]))}`,
    headers: {},
  }
}

function longHeader(seeded: SeededPerson, contract: Endpoint, random: Random): WireRequest {
  const name = random.pick(['x-anything', 'accept', 'x-client-date', 'cookie'])
  const value = random.pick(['a'.repeat(2000), 'a'.repeat(40_000), '2026-02-30', '\u00ff'])
  return { method: 'GET', path: seeded.pathOf(contract), headers: { [name]: value } }
}

function wrongToken(seeded: SeededPerson, contract: Endpoint, random: Random): WireRequest {
  const authorization = random.pick([
    'Bearer',
    'Bearer  ',
    'Basic YTpi',
    `Bearer ${'a.'.repeat(3000)}`,
    'Bearer ..',
  ])
  return { method: 'GET', path: seeded.pathOf(contract), headers: { authorization } }
}

type Field = readonly [name: string, json: string]

function fieldsOf({ bodies }: SeededPerson, { name }: Endpoint): Field[] {
  return Object.entries(bodies[name] ?? {}).map(([field, value]) => [field, JSON.stringify(value)] as const)
}

/** A call without a body has no fields, so any name is invalid. */
function pickName(fields: readonly Field[], random: Random): string {
  return fields.length === 0 ? 'x' : random.pick(fields)[0]
}

function withFields(seeded: SeededPerson, contract: Endpoint, fields: readonly Field[]): WireRequest {
  return withBody(seeded, contract, toJson(fields))
}

function toJson(fields: readonly Field[]): string {
  return `{${fields.map(([name, json]) => `"${name}":${json}`).join(',')}}`
}

function withBody(seeded: SeededPerson, contract: Endpoint, body: string): WireRequest {
  return { method: contract.method, path: seeded.pathOf(contract), body }
}

/** Whether the mutated request happens to be valid after all. */
function fits({ body: schema, method }: Endpoint, text: string | undefined): boolean {
  if (method === 'GET') return false
  if (text === undefined || text === '') return schema === undefined
  try {
    const body: unknown = JSON.parse(text)
    return schema ? schema.safeParse(body).success : body === null || Object.keys(Object(body)).length === 0
  } catch {
    return false
  }
}
