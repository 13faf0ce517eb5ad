import type { Endpoint, ErrorCode } from '@solvent/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SessionGuard } from '../domain/account/session-guard'
import { DomainError } from '../domain/domain-error'
import { toRefusal } from '../domain/refusal'
import type { Services } from '../domain/services'
import { hasTag, namesTags, type TagOf, tagsOf } from './conditional'
import { authenticate } from './guards/authenticate'
import { withRequest } from './with-request'

/** That the session is over, and that the database is away, which is said to anybody and need not be tried twice. */
const SAID_AT_ONCE: readonly ErrorCode[] = ['session_invalid', 'unavailable']

interface SignedIn {
  /** Whose database looks the session up. */
  services: Services
  guard: SessionGuard
  tagOf: TagOf | null
}

/** The requests under way of people who are signed in. */
export class SignedInRequests {
  readonly #requests = new WeakMap<FastifyRequest, SignedIn>()

  constructor(private readonly services: Services) {}

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
    const tagOf = tagsOf(contract, request, session, here)
    const isKnown = tagOf && namesTags(request) && ((version: string) => hasTag(request, tagOf(version)))
    const guard = new SessionGuard(here, session, isKnown || undefined)
    this.#requests.set(request, { services: { ...here, db: guard.db }, guard, tagOf })
    if (contract.bodyLimit !== undefined) await guard.confirm()
  }

  /** Undefined where the contract lets guests in. */
  of(request: FastifyRequest): Pick<SignedIn, 'services' | 'guard'> | undefined {
    return this.#requests.get(request)
  }

  /**
   * What is left to do before an answer goes out: the session is looked up if no transaction has done so.
   *
   * @throws DomainError `session_invalid`
   */
  async answered(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const known = this.#requests.get(request)
    if (!known) return
    const { guard, tagOf } = known
    await guard.confirm()
    if (tagOf && guard.version !== null) reply.header('ETag', tagOf(guard.version))
  }

  /** The answer to somebody who has it already. */
  async notModified(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await this.answered(request, reply)
    return reply.status(304).send()
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
