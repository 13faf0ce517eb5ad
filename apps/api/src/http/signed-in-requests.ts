import { type Endpoint, type ErrorCode, VERSION_HEADER } from '@solvent/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { noteTokenUse } from '../domain/account/api-tokens'
import { requireScope } from '../domain/account/require-scope'
import { NotModified, SessionGuard } from '../domain/account/session-guard'
import { DomainError } from '../domain/domain-error'
import type { LiveSaves } from '../domain/live/live-saves'
import { toRefusal } from '../domain/refusal'
import { requireRecentFactor } from '../domain/second-factors/recent-factor'
import type { Services } from '../domain/services'
import type { AnswerCache, CachedAnswer } from './answer-cache'
import { hasTag, namesTags, type Reading, readingOf } from './conditional'
import { authenticate } from './guards/authenticate'
import type { TokenLimits } from './guards/limit-tokens'
import { sendText, toText } from './json-text'
import { whileBehind } from './while-behind'
import { withRequest } from './with-request'

/** Errors returned without a session check: the session is over, or the database is unavailable. */
const FINAL_CODES: readonly ErrorCode[] = ['session_invalid', 'unavailable']

export type SignedInAccess = Exclude<Endpoint['access'], 'guest'>

interface SignedIn {
  /** Their database also looks the session up. */
  services: Services
  guard: SessionGuard
  reading: Reading | null
  /** A cached answer of the read, for any version of the books. */
  cached: CachedAnswer | undefined
}

interface Parts {
  tokenLimits: TokenLimits
  cache: AnswerCache
  live: LiveSaves
}

/** The requests in progress of signed-in people. */
export class SignedInRequests {
  readonly #requests = new WeakMap<FastifyRequest, SignedIn>()

  constructor(
    private readonly services: Services,
    private readonly parts: Parts,
  ) {}

  /**
   * Refuses guests if the contract does. The session is looked up before a large body is read, and an API token before
   * anything else. Resolves to the reply if it is already sent.
   *
   * @throws DomainError `session_invalid`, `factor_needed`; for an API token also `insufficient_scope`,
   * `too_many_requests`
   */
  async admit(contract: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (contract.access === 'guest') return
    const requestServices = withRequest(this.services, request)
    const session = authenticate(requestServices, request)
    if (session.tokenHash !== undefined) await this.parts.tokenLimits.count(session.tokenHash)
    request.log = request.log.child({ account: session.userId })
    const reading = readingOf(contract, request, session, requestServices)
    const cached = reading ? this.parts.cache.get(reading.key) : undefined
    const isKnown =
      reading &&
      (cached !== undefined || namesTags(request)) &&
      ((version: string) => {
        const tag = reading.tagOf(version)
        return cached?.tag === tag || hasTag(request, tag)
      })
    const guard = new SessionGuard(requestServices, session, isKnown || undefined)
    const behind = whileBehind(contract, request, { guard, live: this.parts.live })
    const signedIn = { services: { ...requestServices, ...behind, db: guard.db }, guard, reading, cached }
    this.#requests.set(request, signedIn)
    if (session.tokenHash !== undefined) return this.#admitToken(contract.access, signedIn, request, reply)
    if (contract.bodyLimit !== undefined) await guard.confirm()
    if (contract.needsFactor) await requireRecentFactor(signedIn.services, session)
  }

  async #admitToken(
    access: SignedInAccess,
    signedIn: SignedIn,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const { guard, services } = signedIn
    const isUnchanged = await guard.confirm().then(
      () => false,
      (error) => {
        if (error instanceof NotModified) return true
        throw error
      },
    )
    const { token } = guard
    if (!token) throw new DomainError('session_invalid')
    requireScope(token.scope, access)
    noteTokenUse(this.services, guard.session.userId, { token, address: request.ip })
    const program = { ...services, author: 'program' as const, program: token.name }
    this.#requests.set(request, { ...signedIn, services: program })
    return isUnchanged ? this.sendUnchanged(request, reply) : undefined
  }

  /** Undefined if the contract admits guests. */
  of(request: FastifyRequest): Pick<SignedIn, 'services' | 'guard'> | undefined {
    return this.#requests.get(request)
  }

  /**
   * Completes an answer before it is sent: looks the session up if no transaction has done so, and caches a read.
   *
   * @throws DomainError `session_invalid`
   */
  async complete(
    contract: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
    answer: unknown,
  ): Promise<unknown> {
    const known = this.#requests.get(request)
    if (!known) return answer
    const { guard, reading } = known
    await guard.confirm()
    if (!reading || guard.version === null) return answer
    const tag = reading.tagOf(guard.version)
    const text = toText(contract, answer)
    this.parts.cache.set(reading.key, { tag, text })
    return sendText(reply.headers({ ETag: tag, [VERSION_HEADER]: guard.version }), text)
  }

  /** Answers a read whose earlier answer is still valid: 304 if the caller has it, else the cached text. */
  async sendUnchanged(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { guard, reading, cached } = this.#requests.get(request) ?? {}
    const tag = reading?.tagOf(guard?.version ?? '') ?? ''
    reply.headers({ ETag: tag, [VERSION_HEADER]: guard?.version ?? '' })
    return cached?.tag === tag && !hasTag(request, tag)
      ? sendText(reply, cached.text)
      : reply.status(304).send()
  }

  /** The error to answer with: if the session is over, nothing else is revealed. */
  async refusal(request: FastifyRequest, error: unknown): Promise<unknown> {
    const refused = toRefusal(error)
    if (refused instanceof DomainError && FINAL_CODES.includes(refused.code)) return error
    try {
      await this.of(request)?.guard.confirm()
      return error
    } catch (refusal) {
      // The session is valid.
      return refusal instanceof NotModified ? error : refusal
    }
  }
}
