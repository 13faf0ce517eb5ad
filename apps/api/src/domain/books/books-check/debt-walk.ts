import { isDeepStrictEqual } from 'node:util'
import { DELETED_NOTE } from '@solvent/contracts'
import { addedByPayment, applyPayment, type PlanLiability, paymentAmount, payoffAmount } from '@solvent/plan'
import { withTerms } from '../liabilities'
import { toDueLiability } from '../liability-view'
import type { DebtEvent, DebtImage } from './debt-event'
import { interestDue, nullIfInvalid, owedAtEntry, type PostedInterest } from './debt-interest'
import type { DebtState } from './debt-state'
import { COMPARED_FIELDS, type ComparedField, type DebtFinding } from './describe-finding'

/** An entry that set new terms, which are unknown until the next image. */
type Origin = { is: 'opening'; event: DebtEvent } | { is: 'edit'; before: DebtState }

/** What a payment changes besides the amount owed. */
type PaidDebt = Pick<PlanLiability, 'installmentsPaid' | 'credit' | 'accrual'>

/**
 * Replays the history of one debt and compares each before image with the result of the earlier entries, payments with
 * their effect, and interest with the terms. After a difference it continues from the state it found, so that one wrong
 * row is reported once.
 */
export class DebtWalk {
  readonly findings: DebtFinding[] = []
  /** The amount owed after the entries so far, in minor units. */
  #owed = 0n
  /** The current terms; null if unknown until the next image. */
  #terms: DebtState | null = null
  #accrual: DebtState['accrual'] | undefined
  #origin: Origin | null = null
  /** Interest to check once the terms it was posted under are known. */
  #pendingInterest: { event: DebtEvent; posted: PostedInterest }[] = []
  /** Interest posted by the payment that follows it. */
  #paymentInterest: DebtEvent | null = null
  #lastInterestDay = ''
  /** Whether expenses, which have no images, changed what is due. */
  #isSpentFrom = false

  add(event: DebtEvent): void {
    switch (event.kind) {
      case 'opening':
        this.#setState(null, { is: 'opening', event }, null)
        break
      case 'interest':
        this.#addInterest(event)
        break
      case 'payment':
        this.#addPayment(event)
        break
      case 'adjustment':
        this.#addAdjustment(event)
        break
      case 'refinancing':
        this.#addRefinancing(event)
        break
      case 'reversal':
        this.#addUndo(event)
        break
      case 'expense':
        this.#isSpentFrom = true
        this.#setState(null)
        break
      default:
        this.#setState(null)
    }
    this.#owed += event.change
  }

  /** Compares with the row as stored now. */
  end(stored: DebtState | null): void {
    if (stored) this.#compareState(stored, null)
    else this.findings.push({ is: 'damaged', at: null })
  }

  /** Sets what is known from here on. An omitted accrual is unknown. */
  #setState(terms: DebtState | null, origin: Origin | null = null, accrual?: DebtState['accrual']): void {
    this.#terms = terms
    this.#origin = origin
    this.#accrual = accrual
    this.#pendingInterest = []
  }

  #addInterest(event: DebtEvent): void {
    if (event.isOfPayment) {
      this.#paymentInterest = event
      return
    }
    const { occurredOn } = event
    if (occurredOn === this.#lastInterestDay) this.findings.push({ is: 'interest twice', at: event })
    this.#lastInterestDay = occurredOn
    const posted = { occurredOn, owed: this.#owed, accrual: this.#accrual }
    if (this.#terms) this.#checkInterest(event, posted, this.#terms)
    else this.#pendingInterest.push({ event, posted })
    // A new period begins, without payments so far.
    this.#accrual = null
  }

  #checkInterest(event: DebtEvent, posted: PostedInterest, terms: DebtState): void {
    const expected = nullIfInvalid(() => interestDue(terms, posted))
    if (expected === null || expected === event.change) return
    this.findings.push({ is: 'interest', at: event, found: event.change, expected })
  }

  #addPayment(event: DebtEvent): void {
    const { image, payment, change, occurredOn } = event
    const posted = this.#paymentInterest
    this.#paymentInterest = null
    if (!this.#compareImage(event, image)) return
    const interest = posted && posted.entryId === payment?.interestEntryId ? posted.change : 0n
    this.#compareOwed(event, image, this.#owed - interest)
    this.#owed = image.remaining + interest
    this.#setState(null)
    if (!payment) return
    const debt = toDueLiability(image, occurredOn)
    const due = nullIfInvalid(() => addedByPayment(debt, { amount: -change, type: payment.type }, occurredOn))
    if (due !== null && due !== interest) {
      this.findings.push({ is: 'interest', at: event, found: interest, expected: due })
    }
    const after = nullIfInvalid(() => applyPayment(debt, -change, payment.type, occurredOn))
    if (after) this.#setPaid(image, after)
    else this.findings.push({ is: 'misfit', at: event })
  }

  #addAdjustment(event: DebtEvent): void {
    const { image, note } = event
    this.#lastInterestDay = ''
    if (!this.#compareImage(event, image)) return
    this.#compareOwed(event, image, this.#owed)
    this.#owed = image.remaining
    if (note === DELETED_NOTE) this.#setState({ ...image, isDeleted: true }, null, image.accrual)
    else this.#setState(null, { is: 'edit', before: image })
  }

  /** The opening of the debt that it made, and a payment on each of the others. */
  #addRefinancing(event: DebtEvent): void {
    const { image } = event
    if (image === 'made') {
      this.#setState(null, { is: 'opening', event }, null)
      return
    }
    if (!this.#compareImage(event, image)) return
    this.#compareOwed(event, image, this.#owed)
    this.#owed = image.remaining
    this.#setState(null)
    const after = nullIfInvalid(() => refinanced(image, event))
    if (after) this.#setPaid(image, after)
  }

  /** Sets the state after a payment; the amount owed follows from the entries. */
  #setPaid(image: DebtState, { installmentsPaid, credit, accrual = null }: PaidDebt): void {
    this.#setState({ ...image, installmentsPaid, credit }, null, accrual)
  }

  #addUndo({ undone }: DebtEvent): void {
    this.#lastInterestDay = ''
    // Interest is undone together with its payment, whose undo restores the terms.
    if (undone?.kind === 'interest') return
    const image = this.#isSpentFrom && undone?.image !== 'made' ? 'none' : (undone?.image ?? 'none')
    if (image === 'made') this.#setState(this.#terms && { ...this.#terms, isDeleted: true })
    // The accrual is unknown, because it depends on what was posted since.
    else this.#setState(typeof image === 'string' ? null : image)
  }

  /** Compares the before image and returns true, or false if there is none, as for the oldest entries. */
  #compareImage(event: DebtEvent, image: DebtImage): image is DebtState {
    if (typeof image !== 'string') {
      this.#compareState(image, event)
      return true
    }
    if (image === 'damaged') this.findings.push({ is: 'damaged', at: event })
    this.#setState(null)
    return false
  }

  #compareState(found: DebtState, at: DebtEvent | null): void {
    const expected = this.#expected(found)
    const hasMinimum = found.lenderTerms?.minimum !== undefined
    for (const field of COMPARED_FIELDS) {
      // Statements set it, which have no entries if they add no interest.
      if (hasMinimum && field === 'instalment') continue
      if (!(field in expected) || isDeepStrictEqual(expected[field], found[field])) continue
      this.findings.push({ is: 'field', at, field, found, expected: { ...found, ...expected } })
    }
    if (this.#isWrongAccrual(found.accrual)) this.findings.push({ is: 'accrual', at })
    if (this.#origin?.is === 'opening') this.#checkOpening(this.#origin.event, found)
    for (const { event, posted } of this.#pendingInterest) this.#checkInterest(event, posted, found)
    this.#setState(found, null, found.accrual)
  }

  /** The fields whose values are known. The terms of an opening or an edit are unknown until the next image. */
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

  #checkOpening(event: DebtEvent, terms: DebtState): void {
    const expected = owedAtEntry(terms)
    if (expected === null || expected === event.change) return
    this.findings.push({ is: 'opening', at: event, found: event.change, expected })
  }

  /** A missing accrual is not wrong: a due date whose interest rounds to 0 ends it without an entry. */
  #isWrongAccrual(found: DebtState['accrual']): boolean {
    const expected = this.#accrual
    if (expected === undefined || found === null) return false
    return expected === null || !isDeepStrictEqual(expected, found)
  }

  #compareOwed(at: DebtEvent, { remaining: found }: DebtState, expected: bigint): void {
    if (found !== expected) this.findings.push({ is: 'owed', at, found, expected })
  }
}

/**
 * The debt after what a refinancing paid on it; null if that is unknown, because its entry holds the change with the
 * interest that the payment added.
 */
function refinanced(image: DebtState, { change, occurredOn }: DebtEvent) {
  const debt = toDueLiability(image, occurredOn)
  const paid = -change
  if (paid === image.remaining) {
    return applyPayment(debt, paymentAmount(debt, 'full', occurredOn), 'full', occurredOn)
  }
  const mayHoldInterest = paid + payoffAmount(debt, occurredOn) >= 2n * image.remaining
  return mayHoldInterest ? null : applyPayment(debt, paid, 'partial', occurredOn)
}
