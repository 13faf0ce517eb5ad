import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(__dirname, '..')
const cli = path.join(
  path.dirname(createRequire(path.join(root, 'package.json')).resolve('@rspack/cli/package.json')),
  'bin/rspack.js',
)

/** Fakes of our packages: only their names and exports matter. */
const FAKE_PACKAGES = {
  'api-client': ['useRead', 'useSend'],
  contracts: ['listAssets', 'addAsset'],
  'event-bus': ['publish', 'subscribe'],
  ui: ['Button', 'Page', 'Table'],
}

/** What a build printed, whether it succeeded, and the files in its `dist`. */
interface BuiltApp {
  readonly output: string
  readonly ok: boolean
  files(): string[]
  read(file: string): Buffer
}

/** A temporary folder for apps, with fakes of the shared packages and every package that is installed here. */
export interface AppWorkspace {
  readonly folder: string
  /**
   * Writes an app and builds it like the real ones.
   *
   * @param name its folder in the workspace
   * @param files texts by path
   * @param config the text of its `rspack.config.ts`
   */
  build(name: string, files: Readonly<Record<string, string>>, config: string): BuiltApp
  remove(): void
}

/** Creates a workspace for a test that builds apps. The caller removes it. */
export function createAppWorkspace(): AppWorkspace {
  const outer = realpathSync(mkdtempSync(path.join(tmpdir(), 'solvent-apps-')))
  symlinkSync(path.join(root, 'node_modules'), path.join(outer, 'node_modules'), 'junction')
  const folder = path.join(outer, 'apps')
  for (const [name, exports] of Object.entries(FAKE_PACKAGES)) {
    const manifest = { version: '1.4.0', type: 'module', exports: './index.js' }
    const index = exports.map((each) => `export const ${each} = console.log`).join('\n')
    write(path.join(folder, 'node_modules/@solvent', name), {
      'package.json': JSON.stringify(manifest),
      'index.js': index,
    })
  }
  return {
    folder,
    build: (name, files, config) => build(path.join(folder, name), files, config),
    remove: () => rmSync(outer, { recursive: true }),
  }
}

function build(dir: string, files: Readonly<Record<string, string>>, config: string): BuiltApp {
  write(dir, { 'rspack.config.ts': config, 'package.json': JSON.stringify({ type: 'module' }), ...files })
  const { stdout, stderr, status } = spawnSync(process.execPath, [cli, 'build'], {
    cwd: dir,
    encoding: 'utf8',
  })
  return {
    output: stdout + stderr,
    ok: status === 0,
    files: () => readdirSync(path.join(dir, 'dist')),
    read: (file) => readFileSync(path.join(dir, 'dist', file)),
  }
}

function write(dir: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(dir, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(dir, file), text)
  }
}
