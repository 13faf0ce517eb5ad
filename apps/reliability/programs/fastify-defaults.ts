import { createRequire } from 'node:module'
import { z } from 'zod'

/**
 * Preloaded into the server: validates every body as Fastify does by default, with the same contracts as JSON schemas.
 * The control of the wrong-types test.
 */
const require = createRequire(import.meta.url)
const path = require.resolve('fastify')

interface Route {
  schema?: { body?: unknown; params?: unknown; querystring?: unknown }
}
interface App {
  setValidatorCompiler: (compiler: unknown) => App
  addHook(name: 'onRoute', hook: (route: Route) => void): void
}

type Fastify = (options: object) => App

const load = require.extensions['.js']
// Patches the module as it is first loaded, so that later imports get the patched one.
require.extensions['.js'] = (module, filename) => {
  load?.(module, filename)
  if (filename === path) module.exports = withDefaults(module.exports as Fastify)
}
require(path)

function withDefaults(fastify: Fastify): Fastify {
  const wrapped: Fastify = (options) => {
    const app = fastify(options)
    app.setValidatorCompiler = () => app
    app.addHook('onRoute', ({ schema }) => {
      if (!schema) return
      for (const part of ['body', 'params', 'querystring'] as const) {
        // A HEAD route reuses the schema object of its GET route, which may be converted already.
        if (isContract(schema[part])) schema[part] = asJsonSchema(schema[part])
      }
    })
    return app
  }
  return Object.assign(wrapped, fastify, { default: wrapped })
}

function isContract(schema: unknown): schema is z.ZodType {
  return typeof schema === 'object' && schema !== null && '_zod' in schema
}

/** Without `$schema`, whose dialect Fastify's validator does not support, and without defaults. */
function asJsonSchema(schema: z.ZodType): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      delete jsonSchema.default
    },
  })
  return rest
}
