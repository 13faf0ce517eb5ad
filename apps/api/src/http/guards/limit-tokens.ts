import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { DomainError } from '../../domain/domain-error'

/** Requests of one API token in a minute. Pages have no such limit, so a program takes nothing away from them. */
const REQUESTS_PER_MINUTE = 120

/** Counts requests by token, in the memory of this server. */
export class TokenLimits {
  readonly #limiter = new RateLimiterMemory({ points: REQUESTS_PER_MINUTE, duration: 60 })

  /** @throws DomainError `too_many_requests` with the time to wait */
  async count(tokenHash: string): Promise<void> {
    try {
      await this.#limiter.consume(tokenHash)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      const message = `An API token can make ${REQUESTS_PER_MINUTE} requests a minute. Please try again in ${seconds} s.`
      throw new DomainError('too_many_requests', message, undefined, seconds)
    }
  }
}
