// Engines: none
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@solvent/api-testing/endpoints'
import { SERVER_LIMITS } from '../guards/server-limits'

const deploy = join(__dirname, '../../../../../deploy')
const read = (file: string) => readFileSync(join(deploy, file), 'utf8')

const LIMIT = /(?:client_max_body_size |proxy-body-size: )(\d+)([km])/
const UNITS: Readonly<Record<string, number>> = { k: 1024, m: 1024 ** 2 }

interface Location {
  kind: string
  pattern: string
  text: string
}

/** The part of the template for the app, without that for the remotes. */
const [, server = ''] = read('nginx/solvent.conf').split('\nserver {\n')
const locations = [...server.matchAll(/^ {2}location (?:(=|~) )?(\S+) \{\n(.*?)^ {2}\}/gms)].map(
  ([, kind = '', pattern = '', text = '']): Location => ({ kind, pattern, text }),
)

function limitIn(text: string): number | undefined {
  const [, size, unit = ''] = LIMIT.exec(text) ?? []
  return size === undefined ? undefined : Number(size) * (UNITS[unit] ?? 0)
}

/** The one that nginx chooses: the same path, else the first expression that matches, else the longest prefix. */
function locationOf(path: string): Location | undefined {
  const prefixes = locations.filter(({ kind, pattern }) => kind === '' && path.startsWith(pattern))
  return (
    locations.find(({ kind, pattern }) => kind === '=' && pattern === path) ??
    locations.find(({ kind, pattern }) => kind === '~' && new RegExp(pattern).test(path)) ??
    prefixes.sort((one, other) => other.pattern.length - one.pattern.length)[0]
  )
}

const inherited = limitIn(server.slice(0, server.indexOf('  location ')))

test('nginx accepts the usual bodies everywhere', () => {
  expect(inherited).toBe(SERVER_LIMITS.bodyBytes)
})

const longBodies = allEndpoints.flatMap(({ name, method, path, bodyLimit }) =>
  bodyLimit === undefined ? [] : [[name, { method, path, bodyLimit }] as const],
)

test.each(longBodies)('nginx accepts the largest body of %s', (_, { method, path, bodyLimit }) => {
  const location = locationOf(path.replace('{id}', randomUUID()))
  expect(limitIn(location?.text ?? '') ?? inherited).toBeGreaterThanOrEqual(bodyLimit)
  if (method === 'POST' || !location?.text.includes('return 418')) return
  // A change moves on to this location, whose limit is that of a body without a length.
  const change = locations.find(({ pattern }) => pattern === '@change')
  expect(limitIn(change?.text ?? '') ?? inherited).toBeGreaterThanOrEqual(bodyLimit)
})

test('the ingress accepts the largest body of all', () => {
  const largest = Math.max(...longBodies.map(([, { bodyLimit }]) => bodyLimit))
  expect(limitIn(read('kubernetes/ingress.yaml'))).toBeGreaterThanOrEqual(largest)
})
