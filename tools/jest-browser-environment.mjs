// @ts-check
import { createRequire } from 'node:module'
import { disableAsyncContexts } from './jest-async-contexts.mjs'

const require = createRequire(import.meta.url)

// Inserts CSS rules one by one, as in production. By default, tests append them to a text that jsdom parses again.
process.env.SC_DISABLE_SPEEDY = 'false'

// For each element whose style is read, as queries by role do, jsdom matches every rule of the page. As browsers do,
// this skips rules that name a class or tag the element does not have before calling the selector engine. The results
// are the same.
// @ts-expect-error jsdom has no types.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js')

const { matchesDontThrow } = selectors

/** @type {Map<string, (((element: any) => boolean) | null)[]>} */
const known = new Map()

/** @param {any} element jsdom's own object of it @param {string | undefined} selector */
selectors.matchesDontThrow = (element, selector) => {
  // Keyframes and other rules without a selector.
  if (selector === undefined) return false
  let conditions = known.get(selector)
  if (conditions === undefined) {
    conditions = alternatives(selector).map(conditionOf)
    known.set(selector, conditions)
  }
  const mayMatch = conditions.some((condition) => condition === null || condition(element))
  return mayMatch && matchesDontThrow(element, selector)
}

/**
 * The parts of a selector list, each without its parenthesised arguments.
 *
 * @param {string} list
 */
function alternatives(list) {
  let outside = list
  for (let before = ''; before !== outside; ) {
    before = outside
    outside = before.replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
  }
  return outside.split(',')
}

/**
 * The class or tag that an element needs to match a selector; null if that is not obvious.
 *
 * @param {string} selector
 */
function conditionOf(selector) {
  // Escaped, quoted or broken.
  if (/[\\"'()[\]]/.test(selector)) return null
  const subject =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? ''
  const name = /\.([\w-]+)/.exec(subject)?.[1]
  if (name !== undefined) {
    return (/** @type {any} */ element) =>
      element.getAttributeNS(null, 'class')?.split(/\s+/).includes(name) ?? false
  }
  const tag = /^[a-z][\w-]*/i.exec(subject)?.[0].toLowerCase()
  if (tag === undefined) return null
  return (/** @type {any} */ element) => element._localName.toLowerCase() === tag
}

// Imported last, because jsdom captures the selector engine when it loads.
/** @type {typeof import('jest-environment-node').TestEnvironment} */
const BrowserEnvironment = require('jest-fixed-jsdom')

/** jsdom with the web APIs of Node, cleaned up after each test file. */
export default class extends BrowserEnvironment {
  /** @override */
  async teardown() {
    disableAsyncContexts()
    await super.teardown()
  }
}
