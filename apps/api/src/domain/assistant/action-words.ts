import type { ActionKind } from '@solvent/contracts'

const PAYMENT = 'pay|pays|paid|paying|repay|repaid|settle|settled|clear|cleared|transfer|transferred|send|put'
const REFUND = 'back|refund|reimbursed|reimbursement|rebate'
const EVENT = [
  PAYMENT,
  'spent|spend|bought|buy|purchased|ordered|cost|charged|gave|donated|lost|set me back|dropped|shelled out|treated',
  'got|get|received|earned|made|sold|sell|came|arrived|refunded|gained|won|inherited',
  'have|own|hold|kept|deposited|withdrew|invested|saved|took|borrowed|owe|financed|wanted',
  // A German question may begin with "was", so an amount must follow.
  '(?:was|were)(?= [$€£₹]?\\d)',
  'add|record|log|note|save|enter|book',
].join('|')

const words = (list: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${list})(?![\p{L}\p{N}])`, 'iu')
const paymentWords = words(PAYMENT)
const eventWords = words(EVENT)
const refundWords = words(REFUND)

/**
 * Whether a message has an English word for the action. Doubtful wording is recognized in English only, so a message in
 * another language is never saved without confirmation; nor is a request that only asks to read something.
 */
export function hasActionWord(kind: ActionKind, message: string): boolean {
  if (kind === 'pay_liability') return paymentWords.test(message)
  return eventWords.test(message) && (kind !== 'record_refund' || refundWords.test(message))
}
