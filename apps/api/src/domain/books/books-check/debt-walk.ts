import { applyPayment, interestOfPayment } from '@solvent/plan'
import { DELETED } from '../journal'
import { withTerms } from '../liabilities'
import { toPlanLiability } from '../liability-view'
import type { DebtEvent, DebtImage } from './debt-event'
import { interestDue, orNull, owedAtEntry, type PostedInterest } from './debt-interest'
import type { DebtState } from './debt-state'
import { COMPARED_FIELDS, type ComparedField, type DebtFinding } from './debt-words'

/** The entry from which on the terms are whatever the next image says, within what that entry makes of them. */
type Origin = { is: 'opening'; event: DebtEvent } | { is: 'edit'; before: DebtState }

/**
 * Goes through what happened to one debt and compares: what each entry found with what those before it left, payments
 * with what they do, and interest with the terms. After a difference it goes on from what was found, so that one wrong
 * row is told once.
 */
export class DebtWalk {
  readonly findings: DebtFinding[] = []
  /** What the entries so far make, in minor units. */
  #owed = 0n
  /** The terms in force; null: not known before the next image. */
  #terms: DebtState | null = null
  #accrual: DebtState['accrual'] | undefined
  #origin: Origin | null = null
  /** Interest that waits for the terms it was posted by. */
  #waiting: { event: DebtEvent; posted: PostedInterest }[] = []
  /** Interest that the payment behind it posted. */
  #ofPayment: DebtEvent | null = null
  #lastInterestDay = ''

  add(event: DebtEvent): void {
    switch (event.kind) {
      case 'opening':
        this.#know(null, { is: 'opening', event }, null)
        break
      case 'interest':
        this.#interest(event)
        break
      case 'payment':
        this.#payment(event)
        break
      case 'adjustment':
        this.#adjustment(event)
        break
      case 'reversal':
        this.#undo(event)
        break
      default:
        this.#know(null)
    }
    this.#owed += event.change
  }

  /** What is stored now. */
  end(stored: DebtState | null): void {
    if (stored) this.#observe(stored, null)
    else this.findings.push({ is: 'damaged', at: null })
  }

  /** What is known from here on; an accrual that is left out is not. */
  #know(terms: DebtState | null, origin: Origin | null = null, accrual?: DebtState['accrual']): void {
    this.#terms = terms
    this.#origin = origin
    this.#accrual = accrual
    this.#waiting = []
  }

  #interest(event: DebtEvent): void {
    if (event.isOfPayment) {
      this.#ofPayment = event
      return
    }
    const { occurredOn } = event
    if (occurredOn === this.#lastInterestDay) this.findings.push({ is: 'interest twice', at: event })
    this.#lastInterestDay = occurredOn
    const posted = { occurredOn, owed: this.#owed, accrual: this.#accrual }
    if (this.#terms) this.#judgeInterest(event, posted, this.#terms)
    else this.#waiting.push({ event, posted })
    // A new period begins, in which nothing is paid yet.
    this.#accrual = null
  }

  #judgeInterest(event: DebtEvent, posted: PostedInterest, terms: DebtState): void {
    const expected = orNull(() => interestDue(terms, posted))
    if (expected === null || expected === event.change) return
    this.findings.push({ is: 'interest', at: event, found: event.change, expected })
  }

  #payment(event: DebtEvent): void {
    const { image, payment, change, occurredOn } = event
    const posted = this.#ofPayment
    this.#ofPayment = null
    if (!this.#hasLookedAt(event, image)) return
    const interest = posted && posted.entryId === payment?.interestEntryId ? posted.change : 0n
    this.#compareOwed(event, image, this.#owed - interest)
    this.#owed = image.remaining + interest
    this.#know(null)
    if (!payment) return
    const debt = toPlanLiability(image)
    const due = orNull(() => interestOfPayment(debt, -change, occurredOn))
    if (due !== null && due !== interest) {
      this.findings.push({ is: 'interest', at: event, found: interest, expected: due })
    }
    const after = orNull(() => applyPayment(debt, -change, payment.type, occurredOn))
    if (after) {
      const { installmentsPaid, credit, accrual = null } = after
      this.#know({ ...image, installmentsPaid, credit }, null, accrual)
    } else this.findings.push({ is: 'misfit', at: event })
  }

  #adjustment(event: DebtEvent): void {
    const { image, note } = event
    this.#lastInterestDay = ''
    if (!this.#hasLookedAt(event, image)) return
    this.#compareOwed(event, image, this.#owed)
    this.#owed = image.remaining
    if (note === DELETED) this.#know({ ...image, isDeleted: true }, null, image.accrual)
    else this.#know(null, { is: 'edit', before: image })
  }

  #undo({ undone }: DebtEvent): void {
    this.#lastInterestDay = ''
    // Interest is taken back with its payment, which gives the terms back.
    if (undone?.kind === 'interest') return
    const image = undone?.image ?? 'none'
    if (image === 'made') this.#know(this.#terms && { ...this.#terms, isDeleted: true })
    // Of the accrual it depends on what was posted since.
    else this.#know(typeof image === 'string' ? null : image)
  }

  /** Whether the entry kept how the debt was. From the first entries on there was nothing kept. */
  #hasLookedAt(event: DebtEvent, image: DebtImage): image is DebtState {
    if (typeof image !== 'string') {
      this.#observe(image, event)
      return true
    }
    if (image === 'damaged') this.findings.push({ is: 'damaged', at: event })
    this.#know(null)
    return false
  }

  #observe(found: DebtState, at: DebtEvent | null): void {
    const expected = this.#expected(found)
    for (const field of COMPARED_FIELDS) {
      if (!(field in expected) || expected[field] === found[field]) continue
      this.findings.push({ is: 'field', at, field, found, expected: { ...found, ...expected } })
    }
    if (this.#isOtherAccrual(found.accrual)) this.findings.push({ is: 'accrual', at })
    if (this.#origin?.is === 'opening') this.#judgeOpening(this.#origin.event, found)
    for (const { event, posted } of this.#waiting) this.#judgeInterest(event, posted, found)
    this.#know(found, null, found.accrual)
  }

  /** Not more than can be told: an opening and an edit give terms that only the next image knows. */
  #expected(found: DebtState): Partial<Pick<DebtState, ComparedField>> {
    if (this.#terms) return this.#terms
    const origin = this.#origin
    if (!origin) return {}
    if (origin.is === 'edit') {
      const { installmentsPaid, credit } = withTerms(origin.before, found, 0n)
      return { installmentsPaid, credit, isDeleted: false }
    }
    return { installmentsPaid: found.installmentsPaidAtEntry, credit: 0n, isDeleted: false }
  }

  #judgeOpening(event: DebtEvent, terms: DebtState): void {
    const expected = owedAtEntry(terms)
    if (expected === null || expected === event.change) return
    this.findings.push({ is: 'opening', at: event, found: event.change, expected })
  }

  /** A due date on which so little was due that it is no entry ends an accrual unseen. */
  #isOtherAccrual(found: DebtState['accrual']): boolean {
    const expected = this.#accrual
    if (expected === undefined || found === null) return false
    return expected === null || expected.sum !== found.sum || expected.through !== found.through
  }

  #compareOwed(at: DebtEvent, { remaining: found }: DebtState, expected: bigint): void {
    if (found !== expected) this.findings.push({ is: 'owed', at, found, expected })
  }
}
