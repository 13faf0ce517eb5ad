import { createRequire } from 'node:module'
import { z } from 'zod'

/**
 * Loaded before the server: every body is checked as Fastify does it by default, with the
 * very same contracts written as JSON schema. The control of the test of wrong types.
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
// Before the module is known to anybody: what is imported later sees this one.
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
        // A route for HEAD comes with what was written for its GET already.
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

/** Without `$schema`, a newer dialect than Fastify's own validator speaks, and without defaults in unions. */
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
