import { type Endpoint, TOKEN_SCOPES } from '@solvent/contracts'
import { contracts } from '@solvent/contracts/all'
import { capitalized } from '@solvent/money'
import { type core, z } from 'zod'
import { mediaTypeOf } from '../files/download'
import { acceptsIdempotencyKey } from '../idempotency-key'

const endpoints = Object.values(contracts).filter(
  (value): value is Endpoint & typeof value => typeof value === 'object' && 'access' in value,
)

type Json = Record<string, unknown>

const SECURITY_SCHEMES = {
  session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token of a login.' },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    description: `An API token from the profile page, with the scope that the call names. The scopes are ${TOKEN_SCOPES.join(', ')}; each includes those before it.`,
  },
}

/** The description of every call as an OpenAPI 3.1 document, made from the contracts. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Solvent', version: '1', description: 'Every call between the browser and the server.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      schemas: { Error: schemaOf(contracts.errorBody, 'output') },
    },
  }
}

function operation(endpoint: Endpoint): Json {
  const { name, access, params, query, body } = endpoint
  return {
    operationId: name,
    summary: toWords(name),
    tags: [endpoint.path.split('/')[2] ?? ''],
    security: securityOf(access),
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query'), ...idempotencyKey(endpoint)],
    ...(body && { requestBody: { required: true, content: bodyContent(endpoint, body) } }),
    responses: {
      200: { description: 'Done.', content: content(endpoint) },
      default: {
        description: 'Refused, with a text for people and a code for machines.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function securityOf(access: Endpoint['access']): Json[] {
  if (access === 'guest') return []
  return [{ session: [] }, ...(access === 'account' ? [] : [{ apiToken: [access] }])]
}

function bodyContent({ upload }: Endpoint, body: core.$ZodType): Json {
  if (upload) return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  return { 'application/json': { schema: schemaOf(body, 'input') } }
}

function content({ response, download = '', downloadsByFormat, picture }: Endpoint): Json {
  if (picture !== undefined) return { 'image/*': {} }
  const media = /\.(csv|ics)$/.test(download) ? mediaTypeOf(download) : 'application/json'
  const texts = Object.values(downloadsByFormat ?? {}).map(mediaTypeOf)
  return {
    [media]: { schema: schemaOf(response, 'output') },
    ...Object.fromEntries(texts.map((text) => [text, { schema: { type: 'string' } }])),
  }
}

function parameters(shape: core.$ZodType | undefined, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = shape ? schemaOf(shape, 'input') : {}
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }))
}

function idempotencyKey(endpoint: Endpoint): Json[] {
  if (!acceptsIdempotencyKey(endpoint)) return []
  const description = 'The same key with the same content is done once and answered alike each time.'
  const schema = { type: 'string', minLength: 8, maxLength: 100 }
  return [{ name: 'Idempotency-Key', in: 'header', required: false, description, schema }]
}

/** Rules that JSON Schema cannot express, such as the letters of a password, are left out. */
function schemaOf(shape: core.$ZodType, io: 'input' | 'output'): core.JSONSchema.BaseSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' })
  return schema
}

/** `addTentativeAsset` -> "Add tentative asset". */
function toWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return capitalized(words)
}
