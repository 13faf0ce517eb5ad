// @ts-check
import { parse } from '@babel/parser'

/** @typedef {{ value: string, start: number, end: number }} Specifier `start` and `end` enclose it with its quotes */

/**
 * Every module that a file imports or exports from, also by `import()` and in types.
 *
 * @param {string} code JavaScript, or TypeScript declarations
 * @param {boolean} isDeclaration
 */
export function findSpecifiers(code, isDeclaration) {
  const { program } = parse(code, {
    sourceType: 'module',
    createImportExpressions: true,
    plugins: isDeclaration ? [['typescript', { dts: true }]] : [],
  })
  /** @type {Specifier[]} */
  const found = []
  visit(program, (node) => {
    const source = sourceOf(node)
    if (source) found.push(source)
  })
  return found.sort((a, b) => a.start - b.start)
}

/** @typedef {{ type: string, [key: string]: unknown }} Node */

/**
 * @param {unknown} value
 * @param {(node: Node) => void} onNode
 */
function visit(value, onNode) {
  if (Array.isArray(value)) for (const item of value) visit(item, onNode)
  else if (isNode(value)) {
    onNode(value)
    for (const child of Object.values(value)) if (typeof child === 'object') visit(child, onNode)
  }
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/**
 * @param {Node} node
 * @returns {Specifier | undefined}
 */
function sourceOf(node) {
  // The three kinds of declarations and `import()` have a `source`; in a type, `import()` has an argument.
  const literal = node.type === 'TSImportType' ? node.argument : node.source
  if (!isNode(literal)) return undefined
  const string = literal.type === 'TSLiteralType' && isNode(literal.literal) ? literal.literal : literal
  const { value, start, end } = string
  if (typeof value !== 'string' || typeof start !== 'number' || typeof end !== 'number') return undefined
  return { value, start, end }
}

/**
 * @param {string} code
 * @param {readonly Specifier[]} specifiers in the order of the code
 * @param {(specifier: string) => string} rename
 */
export function renameSpecifiers(code, specifiers, rename) {
  let renamed = ''
  let last = 0
  for (const { value, start, end } of specifiers) {
    renamed += `${code.slice(last, start)}'${rename(value)}'`
    last = end
  }
  return renamed + code.slice(last)
}
