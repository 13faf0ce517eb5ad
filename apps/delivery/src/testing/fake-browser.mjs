// @ts-check
// Stands in for Chromium where a test needs no real page: runs the scripts of the page at the last argument.
import vm from 'node:vm'

const url = process.argv.at(-1) ?? ''
const html = await (await fetch(url)).text()
const stored = new Map()
const { fetch: fetchAbsolute } = globalThis
const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)]

Object.assign(globalThis, {
  window: globalThis,
  fetch: (/** @type {string} */ address, /** @type {RequestInit} */ init) =>
    fetchAbsolute(new URL(address, url), init),
  addEventListener: () => undefined,
  localStorage: {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => stored.set(key, value),
  },
  document: {
    getElementById: (/** @type {string} */ id) => ({
      textContent: scripts.find(([, attributes]) => attributes?.includes(`id="${id}"`))?.[2] ?? '',
    }),
  },
})
for (const [, attributes = '', code = ''] of scripts) {
  const file = / src="([^"]+)"/.exec(attributes)?.[1]
  if (file) vm.runInThisContext(await (await fetch(file)).text())
  else if (attributes === '') vm.runInThisContext(code)
}
setInterval(() => undefined, 60_000)
