import type { Endpoint } from '@solvent/contracts'
import type { FilledPerson } from '../people/seeded-person'
import type { Random } from '../runner/random'
import type { WireRequest } from './wire-client'

/** As JSON text, so that it may be what no serialiser would write. */
const NASTY = [
  'true',
  'false',
  'null',
  '[]',
  '[5]',
  '{}',
  '""',
  '" 7 "',
  '"0x10"',
  '"1e3"',
  '"12.5"',
  '"NaN"',
  '"-0"',
  '-0',
  '-1',
  '0.001',
  '1e-7',
  '1e30',
  '1e400',
  '-1e400',
  '9007199254740993',
  '0.30000000000000004',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\u202e"',
  '"__proto__"',
  '"2026-02-30"',
  '"0000-00-00"',
  '"+275760-09-14"',
  '{"$gt":""}',
  '{"toString":1}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '[[[[[]]]]]',
  `"' or 1=1 --"`,
  '"<script>alert(1)</script>"',
  `"${'x'.repeat(5000)}"`,
  `"${'\\ud83d\\ude00'.repeat(400)}"`,
  'NaN',
  'Infinity',
  'undefined',
  '01',
  '.5',
  "'x'",
  '',
]
const QUERIES = [
  'limit=1e400',
  'limit=-1',
  'limit[]=5',
  'from=2026-02-30',
  'after=x',
  'kind=%00',
  'x=%ff',
  '%',
  'a=1&a=2',
]
const IDS = [
  '-1',
  '1',
  'a',
  '%00',
  '%ff',
  '..%2f..%2fetc%2fpasswd',
  "'%20or%201=1%20--",
  'null',
  '%F0%9F%98%80',
]
const TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
  'application/json; charset=utf-16',
  'x'.repeat(500),
]

type Attack = (filled: FilledPerson, contract: Endpoint, random: Random) => WireRequest

/** A request that fits the contract in no way, though it may look like one that does. */
export function wrongRequest(filled: FilledPerson, contract: Endpoint, random: Random): WireRequest {
  const attack = contract.method === 'GET' ? random.of(READ_ATTACKS) : random.of(WRITE_ATTACKS)
  const request = attack(filled, contract, random)
  const headers = { authorization: `Bearer ${filled.person.token}`, ...request.headers }
  if (request.headers === undefined && fits(contract, request.body))
    return wrongRequest(filled, contract, random)
  return { ...request, headers }
}

const WRITE_ATTACKS: readonly Attack[] = [
  changedField,
  changedField,
  changedField,
  duplicateKey,
  fieldLeftOut,
  wholeBody,
  cutText,
  deep,
  tooLarge,
  otherType,
  wrongId,
]
const READ_ATTACKS: readonly Attack[] = [wrongQuery, wrongId, longAddress, longHeader, wrongToken]

function changedField(filled: FilledPerson, contract: Endpoint, random: Random): WireRequest {
  const fields = parts(filled, contract)
  const name = random.chance(0.15)
    ? random.of(['x', '__proto__', 'user_id', '', '\\u0000'])
    : someName(fields, random)
  return written(filled, contract, [...fields.filter(([field]) => field !== name), [name, random.of(NASTY)]])
}

/** The first one may be right: whoever checks the one and saves the other is fooled. */
function duplicateKey(filled: FilledPerson, contract: Endpoint, random: Random): WireRequest {
  const fields = parts(filled, contract)
  return written(filled, contract, [...fields, [someName(fields, random), random.of(NASTY)]])
}

function fieldLeftOut(filled: FilledPerson, contract: Endpoint, random: Random): WireRequest {
  const fields = parts(filled, contract)
  const name = someName(fields, random)
  return written(
    filled,
    contract,
    fields.filter(([field]) => field !== name),
  )
}

function wholeBody(filled: FilledPerson, contract: Endpoint, random: Random): WireRequest {
  return withBody(filled, contract, random.of(NASTY))
}

function cutText(filled: FilledPerson, contract: Endpoint, random: Random): WireRequest {
  const text = textOf(parts(filled, contract))
  return withBody(filled, contract, text.slice(0, random.whole(0, text.length - 1)))
}

function deep(filled: FilledPerson, contract: Endpoint, random: Random): WireRequest {
  const depth = random.of([50, 1000, 10_000, 30_000])
  const open = random.of(['[', '{"a":'])
  return withBody(filled, contract, open.repeat(Math.min(depth, 60_000 / open.length)))
}

function tooLarge(filled: FilledPerson, contract: Endpoint, random: Random): WireRequest {
  const fields = parts(filled, contract)
  const size = random.of([4000, 66_000, 200_000])
  return written(filled, contract, [...fields, [someName(fields, random), `"${'x'.repeat(size)}"`]])
}

function otherType(filled: FilledPerson, contract: Endpoint, random: Random): WireRequest {
  const body = random.of(['a=b', '<a/>', '--x\r\n', '\ufeff{', textOf(parts(filled, contract)).slice(1)])
  return { ...withBody(filled, contract, body), headers: { 'content-type': random.of(TYPES) } }
}

/** Of a call that has no id in its path this is one more part of it, and there is nothing. */
function wrongId(filled: FilledPerson, contract: Endpoint, random: Random): WireRequest {
  const id = random.of(IDS)
  const path = contract.path.includes('{id}')
    ? filled.pathOf(contract, id)
    : `${filled.pathOf(contract)}/${id}`
  const body = contract.method === 'GET' ? {} : { body: textOf(parts(filled, contract)) }
  return { method: contract.method, path, headers: {}, ...body }
}

function wrongQuery(filled: FilledPerson, contract: Endpoint, random: Random): WireRequest {
  return { method: 'GET', path: `${filled.pathOf(contract)}?${random.of(QUERIES)}`, headers: {} }
}

function longAddress(filled: FilledPerson, contract: Endpoint, random: Random): WireRequest {
  return {
    method: 'GET',
    path: `${filled.pathOf(contract)}?x=${'a'.repeat(random.of([2000, 12_000, 40_000]))}`,
    headers: {},
  }
}

function longHeader(filled: FilledPerson, contract: Endpoint, random: Random): WireRequest {
  const name = random.of(['x-anything', 'accept', 'x-client-date', 'cookie'])
  const value = random.of(['a'.repeat(2000), 'a'.repeat(40_000), '2026-02-30', '\u00ff'])
  return { method: 'GET', path: filled.pathOf(contract), headers: { [name]: value } }
}

function wrongToken(filled: FilledPerson, contract: Endpoint, random: Random): WireRequest {
  const authorization = random.of([
    'Bearer',
    'Bearer  ',
    'Basic YTpi',
    `Bearer ${'a.'.repeat(3000)}`,
    'Bearer ..',
  ])
  return { method: 'GET', path: filled.pathOf(contract), headers: { authorization } }
}

type Field = readonly [name: string, json: string]

function parts({ bodies }: FilledPerson, { name }: Endpoint): Field[] {
  return Object.entries(bodies[name] ?? {}).map(([field, value]) => [field, JSON.stringify(value)] as const)
}

/** A call without a body has no fields, so any is one too many. */
function someName(fields: readonly Field[], random: Random): string {
  return fields.length === 0 ? 'x' : random.of(fields)[0]
}

function written(filled: FilledPerson, contract: Endpoint, fields: readonly Field[]): WireRequest {
  return withBody(filled, contract, textOf(fields))
}

function textOf(fields: readonly Field[]): string {
  return `{${fields.map(([name, json]) => `"${name}":${json}`).join(',')}}`
}

function withBody(filled: FilledPerson, contract: Endpoint, body: string): WireRequest {
  return { method: contract.method, path: filled.pathOf(contract), body }
}

/** What happens to fit is no attack. */
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
