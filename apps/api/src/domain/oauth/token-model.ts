import OAuth2Server, {
  type AuthorizationCode,
  type AuthorizationCodeModel,
  type Client,
  type RefreshToken,
  type RefreshTokenModel,
  type Token,
} from '@node-oauth/oauth2-server'
import { z } from 'zod'
import {
  deleteApiToken,
  findRenewableToken,
  insertProgramToken,
  replaceProgramToken,
} from '../../storage/tables/api-tokens-table'
import { findCode, useCode } from '../../storage/tables/authorization-codes-table'
import { newSecret, readSecret } from '../account/api-token-text'
import type { Services } from '../services'
import { findProgram, programHash } from './registered-program'

/** Of an access token. The program then renews it. */
export const ACCESS_SECONDS = 60 * 60
/** Of a program that does not renew its access. */
export const UNUSED_SECONDS = 180 * 24 * 60 * 60

/** Whom a code or a token is for, as the library passes it on. */
const holder = z.object({
  userId: z.uuid(),
  tokenId: z.uuid(),
  name: z.string(),
  scope: z.enum(['read', 'record', 'manage']),
  /** Of the refresh token that is exchanged; absent for a code. */
  usedHash: z.string().optional(),
})
type Holder = z.infer<typeof holder>

/** Codes are stored when the person allows the access. */
type Model = Omit<AuthorizationCodeModel, 'saveAuthorizationCode'> & RefreshTokenModel

/** What the library reads and stores. Here, a client's id is the hash of the id that the program presents. */
export function tokenModel(services: Services): Model {
  const { db, keys } = services
  return {
    async getClient(id) {
      const program = findProgram(keys.programs, id)
      return program && clientOf(programHash(program))
    },
    getAuthorizationCode: (text) => codeOf(services, text),
    async revokeAuthorizationCode({ user }) {
      const { userId, tokenId } = holder.parse(user)
      return db.asUser(userId, (tx) => useCode(tx, tokenId))
    },
    getRefreshToken: (text) => refreshTokenOf(services, text),
    // `saveToken` replaces it in one statement.
    revokeToken: async () => true,
    generateAccessToken: async (_client, user) => newSecret('access', holder.parse(user)).text,
    generateRefreshToken: async (_client, user) => newSecret('refresh', holder.parse(user)).text,
    async saveToken(token, client, user) {
      await saveSecrets(services, holder.parse(user), client.id, secretsOf(token))
      return { ...token, client, user }
    },
    // The API itself looks tokens up.
    getAccessToken: async () => null,
  }
}

async function codeOf({ db, clock }: Services, text: string): Promise<AuthorizationCode | null> {
  const presented = readSecret('code', text)
  if (!presented) return null
  const { userId, tokenId } = presented
  return db.asUser(userId, async (tx) => {
    const code = await findCode(tx, presented)
    if (!code) return null
    if (code.isUsed) {
      // Someone else has the code, too, so the tokens that were issued for it end (RFC 6749, 4.1.2).
      await deleteApiToken(tx, tokenId)
      return null
    }
    if (Date.parse(code.expiresAt) <= clock.now().getTime()) return null
    const { clientHash, redirectUri, challenge, name, scope } = code
    return {
      authorizationCode: text,
      // Checked above; the library would use another clock.
      expiresAt: new Date(Date.now() + 1000),
      redirectUri,
      scope: [scope],
      client: clientOf(clientHash),
      user: { userId, tokenId, name, scope } satisfies Holder,
      codeChallenge: challenge,
      codeChallengeMethod: 'S256',
    }
  })
}

async function refreshTokenOf({ db, clock }: Services, text: string): Promise<RefreshToken | null> {
  const presented = readSecret('refresh', text)
  if (!presented) return null
  const { userId, tokenId, hash } = presented
  return db.asUser(userId, async (tx) => {
    const token = await findRenewableToken(tx, { id: tokenId, hash }, clock.now().toISOString())
    if (!token) return null
    if (token.isUsed) {
      // Someone else has it, too, so the program's access ends (OAuth 2.1, 4.3.1).
      await deleteApiToken(tx, tokenId)
      return null
    }
    const { clientHash, name, scope } = token
    return {
      refreshToken: text,
      scope: [scope],
      client: clientOf(clientHash),
      user: { userId, tokenId, name, scope, usedHash: hash } satisfies Holder,
    }
  })
}

async function saveSecrets(
  { db, clock }: Services,
  { userId, tokenId: id, name, scope, usedHash }: Holder,
  clientHash: string,
  secrets: Secrets,
): Promise<void> {
  const now = clock.now()
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()
  const renewal = { ...secrets, accessExpiresAt: after(ACCESS_SECONDS), expiresAt: after(UNUSED_SECONDS) }
  await db.asUser(userId, async (tx) => {
    if (usedHash === undefined) {
      await insertProgramToken(tx, { id, name, scope, createdAt: now.toISOString(), clientHash, ...renewal })
    } else if (!(await replaceProgramToken(tx, { id, usedHash, ...renewal }))) {
      throw new OAuth2Server.InvalidGrantError('Invalid grant: refresh token is invalid')
    }
  })
}

function clientOf(hash: string): Client {
  return { id: hash, grants: ['authorization_code', 'refresh_token'] }
}

interface Secrets {
  hash: string
  refreshHash: string
}

function secretsOf({ accessToken, refreshToken = '' }: Token): Secrets {
  const access = readSecret('access', accessToken)
  const refresh = readSecret('refresh', refreshToken)
  if (!access || !refresh) throw new Error('The library changed the tokens.')
  return { hash: access.hash, refreshHash: refresh.hash }
}
