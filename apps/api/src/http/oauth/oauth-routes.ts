import OAuth2Server from '@node-oauth/oauth2-server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { programMetadata, registerProgram } from '../../domain/oauth/registered-program'
import { ACCESS_SECONDS, tokenModel, UNUSED_SECONDS } from '../../domain/oauth/token-model'
import type { Services } from '../../domain/services'
import { originOf } from '../origin'
import { textHeaders } from '../text-headers'
import {
  REGISTRATION_PATH,
  RESOURCE_METADATA_PATH,
  resourceMetadata,
  SERVER_METADATA_PATH,
  serverMetadata,
  TOKEN_PATH,
} from './metadata'

const FORM = 'application/x-www-form-urlencoded'

/** What programs call to get access to an account (OAuth 2.1). The person allows it on the profile page. */
export function oauthRoutes(app: FastifyInstance, services: Services): void {
  for (const path of [RESOURCE_METADATA_PATH, '/.well-known/oauth-protected-resource']) {
    app.get(path, async (request, reply) => {
      reply.header('Cache-Control', 'no-store')
      return resourceMetadata(originOf(request))
    })
  }
  app.get(SERVER_METADATA_PATH, async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    return serverMetadata(originOf(request))
  })
  app.post(REGISTRATION_PATH, async (request, reply) => {
    const metadata = programMetadata.safeParse(request.body)
    if (!metadata.success) return reply.status(400).send(registrationError(metadata.error.issues))
    const { id, name, redirectUris } = registerProgram(services.keys.programs, metadata.data)
    return reply.status(201).send({
      client_id: id,
      client_name: name,
      redirect_uris: redirectUris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    })
  })
  app.register(async (scope) => tokenRoute(scope, services))
}

function tokenRoute(app: FastifyInstance, services: Services): void {
  const server = new OAuth2Server({
    model: tokenModel(services),
    accessTokenLifetime: ACCESS_SECONDS,
    refreshTokenLifetime: UNUSED_SECONDS,
    // No program keeps a secret; PKCE protects the code instead.
    requireClientAuthentication: { authorization_code: false, refresh_token: false },
  })
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.post(TOKEN_PATH, async (request, reply) => {
    const response = new OAuth2Server.Response()
    try {
      await server.token(toLibraryRequest(request), response)
    } catch (error) {
      if (!(error instanceof OAuth2Server.OAuthError)) throw error
      // Not the program's mistake: the database, for example, is unavailable.
      if (error instanceof OAuth2Server.ServerError) throw 'inner' in error ? error.inner : error
    }
    return reply
      .status(response.status ?? 200)
      .headers(response.headers ?? {})
      .send(response.body)
  })
}

function toLibraryRequest(request: FastifyRequest): OAuth2Server.Request {
  const { method, body } = request
  return new OAuth2Server.Request({ method, headers: textHeaders(request), query: {}, body })
}

/** RFC 7591, 3.2.2. */
function registrationError(issues: readonly { path: readonly PropertyKey[] }[]) {
  return issues.some(({ path }) => path[0] === 'redirect_uris')
    ? {
        error: 'invalid_redirect_uri',
        error_description:
          'redirect_uris needs one to five addresses: https, a loopback address, or a scheme with a domain name. None may have a fragment.',
      }
    : { error: 'invalid_client_metadata', error_description: 'client_name may have up to 60 characters.' }
}
