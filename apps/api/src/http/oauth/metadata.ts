import { TOKEN_SCOPES } from '@solvent/contracts'

/** Where a program finds how to use `/mcp` (RFC 9728, 3.1). */
export const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource/mcp'
export const SERVER_METADATA_PATH = '/.well-known/oauth-authorization-server'
export const TOKEN_PATH = '/api/oauth/token'
export const REGISTRATION_PATH = '/api/oauth/register'

/** The page that shows the request and asks for the password. */
const AUTHORIZATION_PATH = '/profile'

/** What `/mcp` needs (RFC 9728). */
export function resourceMetadata(origin: string) {
  return {
    resource: `${origin}/mcp`,
    resource_name: 'Solvent',
    authorization_servers: [origin],
    scopes_supported: TOKEN_SCOPES,
    bearer_methods_supported: ['header'],
  }
}

/** What this server offers to programs that want access (RFC 8414). */
export function serverMetadata(origin: string) {
  return {
    issuer: origin,
    authorization_endpoint: origin + AUTHORIZATION_PATH,
    token_endpoint: origin + TOKEN_PATH,
    registration_endpoint: origin + REGISTRATION_PATH,
    scopes_supported: TOKEN_SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }
}
