import { createHash, randomBytes } from 'node:crypto'
import {
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { PASSWORD, type Person } from '@solvent/api-testing/person'
import type { TokenScope } from '@solvent/contracts'
import { contracts } from '@solvent/contracts/all'
import { z } from 'zod'

const REDIRECT_URI = 'http://127.0.0.1:33418/callback'

/** What the official client keeps for itself, and the address that it asks the person to open. */
export function officialProgram(name = 'Claude Desktop') {
  let client: Awaited<ReturnType<OAuthClientProvider['clientInformation']>>
  let tokens: Awaited<ReturnType<OAuthClientProvider['tokens']>>
  let discovered: OAuthDiscoveryState | undefined
  let verifier = ''
  const opened: URL[] = []
  const authProvider: OAuthClientProvider = {
    redirectUrl: REDIRECT_URI,
    clientMetadata: { client_name: name, redirect_uris: [REDIRECT_URI], token_endpoint_auth_method: 'none' },
    state: () => 'state of the program',
    clientInformation: () => client,
    saveClientInformation(information) {
      client = information
    },
    tokens: () => tokens,
    saveTokens(issued) {
      tokens = issued
    },
    redirectToAuthorization(url) {
      opened.push(url)
    },
    saveCodeVerifier(text) {
      verifier = text
    },
    codeVerifier: () => verifier,
    discoveryState: () => discovered,
    saveDiscoveryState(state) {
      discovered = state
    },
  }
  return {
    opened,
    tokens: () => tokens,
    transport: (server: string) =>
      new StreamableHTTPClientTransport(new URL('/mcp', server), { authProvider }),
  }
}

/** The address that the person's browser is sent to after they allowed a request. */
export async function allow(person: Person, request: string, scope: TokenScope = 'read'): Promise<URL> {
  const { url } = await person.answer(contracts.allowAccess, { body: { request, scope, password: PASSWORD } })
  return new URL(url)
}

/** A program that does each step of OAuth by hand, so that a test may do one of them wrongly. */
export class ManualProgram {
  readonly verifier = randomBytes(32).toString('base64url')

  private constructor(
    private readonly server: string,
    readonly clientId: string,
    readonly redirectUri: string,
  ) {}

  static async registered(server: string, redirectUri = REDIRECT_URI): Promise<ManualProgram> {
    const { status, body } = await register(server, { redirect_uris: [redirectUri], client_name: 'Script' })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return new ManualProgram(server, String(body.client_id), redirectUri)
  }

  /** The query of the address that it opens; undefined leaves a parameter out. */
  request(changes: Readonly<Record<string, string | undefined>> = {}): string {
    const parameters: Record<string, string | undefined> = {
      response_type: 'code',
      client_id: this.clientId,
      redirect_uri: this.redirectUri,
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    }
    const given = Object.entries(parameters).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    )
    return `?${new URLSearchParams(given)}`
  }

  exchange(code: string, changes: Readonly<Record<string, string>> = {}) {
    return this.token({
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.redirectUri,
      code_verifier: this.verifier,
      ...changes,
    })
  }

  renew(refreshToken: string, changes: Readonly<Record<string, string>> = {}) {
    return this.token({ grant_type: 'refresh_token', refresh_token: refreshToken, ...changes })
  }

  async token(parameters: Readonly<Record<string, string>>): Promise<OAuthReply> {
    return toReply(
      await fetch(`${this.server}/api/oauth/token`, {
        method: 'POST',
        body: new URLSearchParams({ client_id: this.clientId, ...parameters }),
      }),
    )
  }
}

interface OAuthReply {
  status: number
  body: Record<string, unknown>
}

export async function register(server: string, metadata: unknown): Promise<OAuthReply> {
  return toReply(
    await fetch(`${server}/api/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(metadata),
    }),
  )
}

async function toReply(response: Response): Promise<OAuthReply> {
  return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) }
}
