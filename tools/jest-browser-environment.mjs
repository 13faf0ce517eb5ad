// @ts-check
import { createRequire } from 'node:module'
import { disableAsyncContexts } from './jest-async-contexts.mjs'

const require = createRequire(import.meta.url)

// Rules are inserted one by one, as in production. By default, tests append them to a text that jsdom parses anew.
process.env.SC_DISABLE_SPEEDY = 'false'

// jsdom looks through all rules of a page for each element whose style is asked for, which is what finding something
// by its role does. Rules that name a class or a tag which the element has not are left out here before the selector
// engine gets them, as browsers do; the answers are the same.
// @ts-expect-error jsdom comes without types.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js')

const { matchesDontThrow } = selectors

/** @type {Map<string, (((element: any) => boolean) | null)[]>} */
const known = new Map()

/** @param {any} element jsdom's own object of it @param {string | undefined} selector */
selectors.matchesDontThrow = (element, selector) => {
  // Keyframes and the like, which have none.
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
 * The parts of a list of selectors, each without what stands in brackets.
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
 * What an element needs for a selector to match it, so far as that is seen at a glance; null if it is not.
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

// Only now, because jsdom takes hold of the selector engine as it is loaded.
/** @type {typeof import('jest-environment-node').TestEnvironment} */
const BrowserEnvironment = require('jest-fixed-jsdom')

/** jsdom with the web APIs of Node, with nothing left over from a test file. */
export default class extends BrowserEnvironment {
  /** @override */
  async teardown() {
    disableAsyncContexts()
    await super.teardown()
  }
}
