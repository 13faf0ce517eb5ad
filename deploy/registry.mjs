// @ts-check
// Writes the registry document, which tells the shell where each remote is:
// REMOTES_ORIGIN=https://remotes.example.com node deploy/registry.mjs RELEASES_FOLDER FILE
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const [folder, file] = process.argv.slice(2)
if (folder === undefined || file === undefined) {
  throw new Error('Say from where and to where: node deploy/registry.mjs RELEASES_FOLDER FILE')
}
const origin = originOf(process.env.REMOTES_ORIGIN ?? '')

const rows = readdirSync(folder).flatMap((remote) =>
  readdirSync(join(folder, remote)).map((release) => {
    const text = readFileSync(join(folder, remote, release, 'release.json'), 'utf8')
    const { name, version, integrity, manifest } = JSON.parse(text)
    return [name, { version, entry: `${origin}/${name}/${version}/mf-manifest.json`, manifest, integrity }]
  }),
)
mkdirSync(dirname(file), { recursive: true })
// At once: a server may be reading it.
writeFileSync(`${file}.new`, JSON.stringify({ remotes: Object.fromEntries(rows) }, null, 2))
renameSync(`${file}.new`, file)

/** @param {string} text */
function originOf(text) {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new Error('The setting REMOTES_ORIGIN must be an address like https://remotes.example.com.')
}
