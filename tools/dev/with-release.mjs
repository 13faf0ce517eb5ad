// @ts-check
import { SCRIPT_PATH } from './client-script.mjs'

const REGISTRY_ELEMENT = /(<script type="application\/json" id="remote-registry">)([^<]*)(<\/script>)/

/**
 * A page or registry in which one row is replaced by the local release.
 *
 * @param {import('./forward.mjs').TextAnswer} answer
 * @param {({ name: string, version: string } & Record<string, unknown>) | undefined} release
 * @param {string} origin where its files are served
 */
export function withRelease({ type, text }, release, origin) {
  if (!type.startsWith('text/html')) return release ? replaced(text, release, origin) : text
  const page = text.replace('</head>', `<script defer src="${SCRIPT_PATH}"></script></head>`)
  if (!release) return page
  return page.replace(
    REGISTRY_ELEMENT,
    (_, open, registry, close) =>
      open + replaced(registry, release, origin).replaceAll('<', '\\u003c') + close,
  )
}

/**
 * @param {string} registry
 * @param {{ name: string, version: string } & Record<string, unknown>} release
 * @param {string} origin
 */
function replaced(registry, { name, needs, bytes, budget, ...row }, origin) {
  const { remotes, ...rest } = JSON.parse(registry)
  const entry = `${origin}/${name}/${row.version}/mf-manifest.json`
  return JSON.stringify({ ...rest, remotes: { ...remotes, [name]: { ...row, entry } } })
}
