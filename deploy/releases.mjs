// @ts-check
// Lays out the built remotes the way they are served: node deploy/releases.mjs FOLDER
// Each release gets FOLDER/<name>/<version>/ with every file, and a .br and .gz beside each script.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const apps = resolve(dirname(fileURLToPath(import.meta.url)), '../apps')
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say where to: node deploy/releases.mjs FOLDER')

for (const app of readdirSync(apps).filter((name) => name.endsWith('-mfe'))) {
  const built = join(apps, app, 'dist')
  const { name, version } = JSON.parse(readFileSync(join(built, 'release.json'), 'utf8'))
  const release = join(folder, name, version)
  cpSync(built, release, { recursive: true })
  for (const file of readdirSync(release).filter((each) => each.endsWith('.js'))) {
    const script = join(release, file)
    const text = readFileSync(script)
    writeFileSync(`${script}.br`, brotliCompressSync(text))
    writeFileSync(`${script}.gz`, gzipSync(text, { level: 9 }))
  }
}
