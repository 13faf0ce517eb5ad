import { AccountBusy, type UnfinishedWork } from '../account-busy'

/**
 * Blocks transactions on accounts that are being filled or emptied piece by piece. One process owns the whole database,
 * so keeping them in memory is enough; a start reads them from the database again.
 */
export class AccountGate {
  readonly #closed = new Map<string, UnfinishedWork>()

  /** @throws AccountBusy if it is closed already */
  close(userId: string, work: UnfinishedWork): void {
    this.requireOpen(userId)
    this.#closed.set(userId, work)
  }

  open(userId: string): void {
    this.#closed.delete(userId)
  }

  /** @throws AccountBusy */
  requireOpen(userId: string): void {
    const work = this.#closed.get(userId)
    if (work) throw new AccountBusy(work)
  }
}
