// Engines: none
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readConfig } from './config'
import { loadServerKey } from './server-key'

test('without any setting the server runs on port 3000 of this machine, with its data in ./data', () => {
  expect(readConfig({ PORT: '' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    databasePool: undefined,
    logLevel: 'warn',
    metricsPort: undefined,
    hasTracing: false,
    aiBaseUrl: 'https://api.cerebras.ai/v1',
    aiTurnsPerDay: 200,
    allowsPrivateHosts: false,
    trustProxy: undefined,
    registrationsPerMinute: 60,
    answerCacheBytes: 16_000_000,
    serverKey: undefined,
    serverKeyFile: resolve('data.key'),
    backupDir: resolve('data.backups'),
    hasNightlyBackups: true,
    shell: undefined,
  })
})

test('the address of a PostgreSQL server is taken as it is', () => {
  const url = 'postgresql://solvent:pa%20ss@db.example.com/books?sslmode=require'
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url)
})

test('the database URL with its password can be in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'solvent-url-'))
  const DATABASE_URL_FILE = join(folder, 'url')
  writeFileSync(DATABASE_URL_FILE, 'postgres://solvent:secret@db/books\n')
  const config = readConfig({ DATABASE_URL_FILE, DATABASE_POOL: '25' })
  rmSync(folder, { recursive: true })
  expect(config).toMatchObject({ databaseUrl: 'postgres://solvent:secret@db/books', databasePool: 25 })
})

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ DATABASE_POOL: '0' }, 'DATABASE_POOL'],
  [{ DATABASE_POOL: 'many' }, 'DATABASE_POOL'],
  [{ DATABASE_URL_FILE: '/nowhere/url' }, 'DATABASE_URL_FILE'],
  [{ DATABASE_READ_URL: 'postgres://standby/books' }, 'DATABASE_READ_URL'],
  [{ DATABASE_URL: 'mysql://localhost/books' }, 'DATABASE_URL'],
  [{ SERVER_KEY: '?' }, 'SERVER_KEY'],
  [{ REGISTRATIONS_PER_MINUTE: '0' }, 'REGISTRATIONS_PER_MINUTE'],
  [{ AI_BASE_URL: 'file:///etc' }, 'AI_BASE_URL'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/8,proxy' }, 'TRUST_PROXY'],
  [{ SHELL_DIR: 'shell' }, 'REGISTRY_DIR'],
  [{ SHELL_DIR: 'shell', REGISTRY_DIR: 'registry' }, 'REGISTRY_KEY_FILE'],
  [{ REGISTRY_HISTORY: 'yes' }, 'REGISTRY_HISTORY'],
])('the setting %j is refused by name', (variables, name) => {
  expect(() => readConfig(variables)).toThrow(`The setting ${name} is not valid`)
})

test('pages need a shell, a registry and its key; the history is off by default', () => {
  const set = { SHELL_DIR: 'shell', REGISTRY_DIR: 'registry', REGISTRY_KEY_FILE: 'key.pem' }
  const registry = { dir: resolve('registry'), keyFile: resolve('key.pem') }
  expect(readConfig(set).shell).toEqual({ shellDir: resolve('shell'), registry, hasHistory: false })
  expect(readConfig({ ...set, REGISTRY_HISTORY: 'on' }).shell?.hasHistory).toBe(true)
})

test('the trusted proxies are addresses and networks', () => {
  const TRUST_PROXY = '10.0.0.1, fd00::/8'
  expect(readConfig({ TRUST_PROXY })).toMatchObject({ trustProxy: TRUST_PROXY })
})

test('a trailing slash of the model provider URL is dropped', () => {
  const config = readConfig({ AI_BASE_URL: 'http://localhost:11434/v1/' })
  expect(config.aiBaseUrl).toBe('http://localhost:11434/v1')
})

describe('the server key', () => {
  let folder = ''
  let file = ''

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'solvent-key-'))
    file = join(folder, 'new', 'data.key')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('is created once, for its owner only', () => {
    const key = loadServerKey(undefined, file)
    expect(key).toHaveLength(32)
    expect(loadServerKey(undefined, file)).toEqual(key)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('comes from the setting if there is one, and no file is created', () => {
    const key = Buffer.alloc(32, 7)
    expect(loadServerKey(key.toString('base64'), file)).toEqual(key)
    expect(() => readFileSync(file)).toThrow('ENOENT')
  })

  test('is refused if it is too short', () => {
    loadServerKey(undefined, file)
    writeFileSync(file, 'c2hvcnQ=')
    expect(() => loadServerKey(undefined, file)).toThrow('must hold at least 32 random bytes')
    expect(() => loadServerKey('c2hvcnQ=', file)).toThrow('The setting SERVER_KEY must hold')
  })
})
