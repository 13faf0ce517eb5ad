import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Registry, RegistryRow, SignedRegistry } from '@solvent/delivery'
import type { Policy } from '@solvent/delivery/policy'
import { hashOf, signRegistry } from '@solvent/delivery/signing'

const ORIGIN = 'https://assets.example'

/** A valid row of the registry. */
export function row(overrides: Partial<RegistryRow> = {}): RegistryRow {
  return {
    version: '0.1.0-1a2b3c4d',
    entry: `${ORIGIN}/assets_mfe/0.1.0-1a2b3c4d/mf-manifest.json`,
    manifest: { metaData: { name: 'assets_mfe' }, exposes: [] },
    integrity: { 'remoteEntry.1a2b3c4d.js': `sha384-${'A'.repeat(64)}` },
    contract: 1,
    place: { kind: 'page', path: '/assets', label: 'Assets', icon: ['M0 0h24'], order: 10 },
    topics: { emits: [], hears: [] },
    ...overrides,
  }
}

/** A row of another remote, at a separate origin. */
export function otherRow(name: string, overrides: Partial<RegistryRow> = {}): RegistryRow {
  return row({
    version: `0.1.0-${name}`,
    entry: `https://${name}.example/${name}/0.1.0-${name}/mf-manifest.json`,
    place: { kind: 'page', path: `/${name}`, label: name, icon: ['M0 0h24'], order: 20 },
    ...overrides,
  })
}

/** Fields of a revision, and who signs it; the platform by default. */
type SignOptions = Partial<Omit<Registry, 'policy'>> & {
  policy?: Policy | undefined
  key?: KeyObject
  role?: 'platform' | 'team'
}

/** A shell and a registry in a local folder, in the format of the publisher. */
export class RegistryStore {
  readonly dir: string
  readonly keyFile: string
  readonly shellDir: string
  readonly #keys = generateKeyPairSync('ed25519')
  readonly #hashes = new Map<number, string>()

  private constructor(readonly folder: string) {
    this.dir = join(folder, 'registry')
    this.keyFile = join(folder, 'key.pem')
    this.shellDir = join(folder, 'shell')
  }

  static async make(parent = tmpdir()): Promise<RegistryStore> {
    const store = new RegistryStore(await mkdtemp(join(parent, 'solvent-registry-')))
    await mkdir(join(store.dir, 'revisions'), { recursive: true })
    await mkdir(store.shellDir)
    const head = `<style>body { margin: 0 }</style><script type="application/json" id="remote-registry"></script>`
    await writeFile(join(store.shellDir, 'index.html'), `<html><head>${head}</head><body>shell</body></html>`)
    await store.writeKey()
    return store
  }

  file(revision: number): string {
    return join(this.dir, 'revisions', `${String(revision).padStart(6, '0')}.json`)
  }

  writeKey(): Promise<void> {
    return writeFile(this.keyFile, this.#keys.publicKey.export({ type: 'spki', format: 'pem' }))
  }

  /** Signs a revision, with the store's key by default. */
  sign(
    revision: number,
    remotes: Readonly<Record<string, unknown>>,
    { key = this.#keys.privateKey, role = 'platform', ...overrides }: SignOptions = {},
  ): SignedRegistry {
    const registry = {
      revision,
      previous: this.#hashes.get(revision - 1) ?? null,
      at: '2026-11-22T10:00:00.000Z',
      by: 'ada',
      change: 'publish',
      remotes,
      ...overrides,
    }
    // Tests may pass invalid rows.
    return signRegistry(registry as Registry, key, role)
  }

  /** Stores a revision and makes it the current one. */
  async publish(
    revision: number,
    remotes: Readonly<Record<string, unknown>>,
    options: SignOptions = {},
  ): Promise<void> {
    const signed = this.sign(revision, remotes, options)
    this.#hashes.set(revision, hashOf(signed))
    await this.put(this.file(revision), JSON.stringify(signed))
    await this.point(String(revision))
  }

  point(text: string): Promise<void> {
    return this.put(join(this.dir, 'current'), text)
  }

  /** Replaces a file atomically. */
  async put(file: string, text: string): Promise<void> {
    await writeFile(`${file}.new`, text)
    await rename(`${file}.new`, file)
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true })
  }
}
