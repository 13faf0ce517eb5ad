import { createRequire } from 'node:module'
import { parse } from '@babel/parser'
import type { NodePath } from '@babel/traverse'
import type { Compilation } from '@rspack/core'

// Its default export is a property of the default export when Node imports it.
const { default: traverse }: typeof import('@babel/traverse') = createRequire(import.meta.url)(
  '@babel/traverse',
)

/** The packages that a bundle gets from the shell, by their module ids in the bundle. */
export function sharedModules(compilation: Compilation): Map<string, string> {
  const shared = new Map<string, string>()
  for (const module of compilation.modules) {
    const [, name] = /^consume shared module \(\w+\) (.+?)@[^@]*$/.exec(module.identifier()) ?? []
    const id = compilation.chunkGraph.getModuleId(module)
    if (name && id !== null) shared.set(String(id), name)
  }
  return shared
}

/** The property that is read from an object; undefined if the object is used as a whole. */
function propertyOf(object: NodePath): string | undefined {
  const { parent } = object
  if (parent.type !== 'MemberExpression' || parent.object !== object.node) return undefined
  if (!parent.computed && parent.property.type === 'Identifier') return parent.property.name
  return parent.property.type === 'StringLiteral' ? parent.property.value : undefined
}

/** The properties that are read from a module, directly or through the variable that holds it. */
function namesRead(module: NodePath): (string | undefined)[] {
  const { parent } = module
  if (parent.type !== 'VariableDeclarator' || parent.id.type !== 'Identifier') return [propertyOf(module)]
  const references = module.scope.getBinding(parent.id.name)?.referencePaths ?? []
  return references.map((reference) => (isWrapped(reference) ? 'default' : propertyOf(reference)))
}

/** Whether it is the argument of `require.n`, which returns a getter of the default export. */
function isWrapped({ parentPath, listKey }: NodePath): boolean {
  if (listKey !== 'arguments' || !parentPath?.isCallExpression()) return false
  const callee = parentPath.get('callee')
  if (!callee.isMemberExpression()) return false
  const { property } = callee.node
  return property.type === 'Identifier' && property.name === 'n' && isRequire(callee.get('object'))
}

/**
 * The exports of each shared package that an emitted script reads, after tree shaking.
 *
 * @throws Error if a package is used as a whole, because the exports it needs are then unknown
 */
export function usedExports(
  code: string,
  shared: ReadonlyMap<string, string>,
): [name: string, used: string][] {
  const used: [string, string][] = []
  traverse(parse(code, { sourceType: 'unambiguous' }), {
    CallExpression(call) {
      const [argument, ...others] = call.node.arguments
      const isOneModule = others.length === 0 && isRequire(call.get('callee'))
      if (!isOneModule || (argument?.type !== 'NumericLiteral' && argument?.type !== 'StringLiteral')) return
      const name = shared.get(String(argument.value))
      if (!name) return
      for (const read of namesRead(call)) {
        if (!read) throw new Error(`A module imports all of ${name}: import what it uses by name`)
        used.push([name, read])
      }
    },
  })
  return used
}

/** The bundle's own `require` is the third parameter of each module. */
function isRequire(callee: NodePath): boolean {
  if (callee.node.type !== 'Identifier') return false
  const binding = callee.scope.getBinding(callee.node.name)
  return binding?.kind === 'param' && binding.path.key === 2
}
