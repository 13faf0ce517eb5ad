// @ts-check
/** @typedef {import('../run/read-remotes.mjs').Description} Description */
/** @typedef {import('../run/read-remotes.mjs').Place} Place */

/** Paths reserved for the shell and its host. */
const TAKEN_PATHS = [
  '/dashboard',
  '/login',
  '/register',
  '/reset-password',
  '/profile',
  '/api',
  '/healthz',
  '/readyz',
  '/metrics',
]
/** The shortcuts of the shell's own pages: G then D opens the dashboard. */
const TAKEN_LETTERS = ['d']
/** The size of a remote with one query, plus room to grow. */
const BUDGET = { entry: 4505, first: 12_000 }
const FIRST_PORT = 4201
/** A placeholder icon: a square with a mark. */
const ICON = ['M5 4.5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1Z', 'M8.5 12h7']

/** @param {string} name */
function checkName(name) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
    throw new Error(
      `"${name}" is no name for a remote: it takes lower-case letters and digits, with single hyphens, up to 40.`,
    )
  }
  if (name.endsWith('-mfe'))
    throw new Error(`Leave out "-mfe": the folder of ${name.slice(0, -4)} gets it by itself.`)
}

/** @param {string} label */
function checkLabel(label) {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} &-]{0,39}$/u.test(label)) {
    throw new Error(`"${label}" is no label: it takes letters, digits, spaces, & and hyphens, up to 40.`)
  }
}

/**
 * @param {string} address
 * @param {readonly Place[]} places
 */
function checkPath(address, places) {
  if (!/^\/[a-z0-9-]{1,40}$/.test(address)) {
    throw new Error(
      `"${address}" is no address of a page: it takes a slash and lower-case letters, digits and hyphens.`,
    )
  }
  const other = places.find((place) => place.kind === 'page' && place.path === address)
  if (other)
    throw new Error(`${address} is the address of ${other.label} already. Choose another with --path.`)
  if (TAKEN_PATHS.includes(address))
    throw new Error(`${address} is an address of the shell. Choose another with --path.`)
}

/**
 * Plans a new remote: its options, and a free order, port and shortcut.
 *
 * @param {{ name: string, label?: string, path?: string, widget?: boolean }} wanted
 * @param {Map<string, Description | undefined>} others
 * @throws {Error} a sentence that says what is wrong with it
 */
export function planRemote({ name, label = inWords(name), path = `/${name}`, widget = false }, others) {
  checkName(name)
  if (others.has(name))
    throw new Error(`There is a remote ${name} already, in apps/${name}-mfe. Choose another name.`)
  checkLabel(label)
  const descriptions = [...others.values()].filter((description) => description !== undefined)
  const places = descriptions.map(({ place }) => place)
  if (!widget) checkPath(path, places)
  /** @type {Place} */
  const place = widget ? { kind: 'widget', slot: 'assistant', label } : pageAt(path, label, places)
  return {
    name,
    federated: `${name.replaceAll('-', '_')}_mfe`,
    /** @type {Description} */
    description: {
      place,
      contract: 1,
      topics: { emits: [], hears: [] },
      budget: BUDGET,
      devPort: Math.max(FIRST_PORT - 1, ...descriptions.map(({ devPort }) => devPort)) + 1,
    },
  }
}

/** @param {string} name */
function inWords(name) {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * @param {string} path
 * @param {string} label
 * @param {readonly Place[]} places
 * @returns {Place}
 */
function pageAt(path, label, places) {
  const pages = places.filter((place) => place.kind === 'page')
  const taken = [...TAKEN_LETTERS, ...pages.flatMap(({ shortcut }) => shortcut?.keys[1] ?? [])]
  const letter = [...label.toLowerCase()].find((one) => /[a-z]/.test(one) && !taken.includes(one))
  const last = Math.max(0, ...pages.map(({ order }) => order))
  return {
    kind: 'page',
    path,
    label,
    icon: ICON,
    // Between the last one and the profile, whose order is 1000.
    order: last < 900 ? last + 100 : (last + 1000) / 2,
    ...(letter && { shortcut: { keys: ['g', letter], does: `Go to ${label.toLowerCase()}` } }),
  }
}
