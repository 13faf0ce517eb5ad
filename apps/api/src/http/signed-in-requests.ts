import { type Endpoint, type ErrorCode, VERSION_HEADER } from '@solvent/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SessionGuard } from '../domain/account/session-guard'
import { DomainError } from '../domain/domain-error'
import { toRefusal } from '../domain/refusal'
import type { Services } from '../domain/services'
import type { AnswerCache, KeptAnswer } from './answer-cache'
import { hasTag, namesTags, type Reading, readingOf } from './conditional'
import { authenticate } from './guards/authenticate'
import { sendText, toText } from './json-text'
import { withRequest } from './with-request'

/** That the session is over, and that the database is away, which is said to anybody and need not be tried twice. */
const SAID_AT_ONCE: readonly ErrorCode[] = ['session_invalid', 'unavailable']

interface SignedIn {
  /** Whose database looks the session up. */
  services: Services
  guard: SessionGuard
  reading: Reading | null
  /** An earlier answer of the reading, of whatever version of the books. */
  kept: KeptAnswer | undefined
}

/** The requests under way of people who are signed in. */
export class SignedInRequests {
  readonly #requests = new WeakMap<FastifyRequest, SignedIn>()

  /** @param cache where the routes are readings whose answers fit into the memory */
  constructor(
    private readonly services: Services,
    private readonly cache?: AnswerCache,
  ) {}

  /**
   * Refuses guests where the contract does. Of a large body nothing is read before the session is looked up.
   *
   * @throws DomainError `session_invalid`
   */
  async admit(contract: Endpoint, request: FastifyRequest): Promise<void> {
    if (contract.access !== 'signed-in') return
    const here = withRequest(this.services, request)
    const session = authenticate(here, request)
    request.log = request.log.child({ account: session.userId })
    const reading = readingOf(contract, request, session, here)
    const kept = reading ? this.cache?.get(reading.key) : undefined
    const isKnown =
      reading &&
      (kept !== undefined || namesTags(request)) &&
      ((version: string) => {
        const tag = reading.tagOf(version)
        return kept?.tag === tag || hasTag(request, tag)
      })
    const guard = new SessionGuard(here, session, isKnown || undefined)
    this.#requests.set(request, { services: { ...here, db: guard.db }, guard, reading, kept })
    if (contract.bodyLimit !== undefined) await guard.confirm()
  }

  /** Undefined where the contract lets guests in. */
  of(request: FastifyRequest): Pick<SignedIn, 'services' | 'guard'> | undefined {
    return this.#requests.get(request)
  }

  /**
   * What is left to do before an answer goes out: the session is looked up if no transaction has done so, and a reading
   * is kept for the next one.
   *
   * @throws DomainError `session_invalid`
   */
  async answered(
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
    this.cache?.keep(reading.key, { tag, text })
    return sendText(reply.headers({ ETag: tag, [VERSION_HEADER]: guard.version }), text)
  }

  /** The answer where an earlier one is still right: nothing to an asker who has it. */
  async asBefore(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { guard, reading, kept } = this.#requests.get(request) ?? {}
    const tag = reading?.tagOf(guard?.version ?? '') ?? ''
    reply.headers({ ETag: tag, [VERSION_HEADER]: guard?.version ?? '' })
    return kept?.tag === tag && !hasTag(request, tag) ? sendText(reply, kept.text) : reply.status(304).send()
  }

  /** What to say of an error: to a session that is over, nothing else than that. */
  async refusal(request: FastifyRequest, error: unknown): Promise<unknown> {
    const said = toRefusal(error)
    if (said instanceof DomainError && SAID_AT_ONCE.includes(said.code)) return error
    try {
      await this.of(request)?.guard.confirm()
      return error
    } catch (refusal) {
      return refusal
    }
  }
}
