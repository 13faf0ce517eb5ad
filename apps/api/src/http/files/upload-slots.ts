import type { FastifyReply } from 'fastify'
import { DomainError } from '../../domain/domain-error'

/** Bodies of one user in memory at a time: one is read, the others wait or arrive. */
const MAX_UPLOADS_PER_USER = 3
const RETRY_AFTER_SECONDS = 1
const REFUSAL = 'We are still reading your other files. Please try again in a moment.'

/** Counts the uploads of each user until they are answered, so that their bodies cannot fill the memory. */
export class UploadSlots {
  readonly #uploads = new Map<string, number>()

  /**
   * To call before the body is read.
   *
   * @throws DomainError `too_many_requests`
   */
  take(userId: string, { raw }: FastifyReply): void {
    const uploads = this.#uploads.get(userId) ?? 0
    if (uploads >= MAX_UPLOADS_PER_USER) {
      throw new DomainError('too_many_requests', REFUSAL, undefined, RETRY_AFTER_SECONDS)
    }
    this.#uploads.set(userId, uploads + 1)
    raw.once('close', () => this.#release(userId))
  }

  #release(userId: string): void {
    const others = (this.#uploads.get(userId) ?? 0) - 1
    if (others > 0) this.#uploads.set(userId, others)
    else this.#uploads.delete(userId)
  }
}
