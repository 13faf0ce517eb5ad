import { plainHeader } from '../table/header-names'

const TOTAL =
  /^(?:(?:grand|sub|debt)\s?)?totals?$|^(?:sum|summe|zwischensumme|gesamt|gesamtsumme|insgesamt|suma|somme|total general|total general|averages?|durchschnitt)$/
const BEGINS_LIKE_TOTAL = /^(?:(?:grand |sub ?)?totals?|sum|summe|gesamt\w*|insgesamt|suma|somme)\b/
const TOTAL_OF =
  /^totals? (?:of |de |des )?(?:all |my |las |les )?(?:debts?|owed|owing|balances?|liabilities|loans?|deudas?|dettes?|outstanding|amount owed|(?:monthly |minimum )?payments?)$/

/** Whether a row with this name is a total: by its words, or because its balance is the sum of those above. */
export function isTotal(name: string, balance: bigint | null, above: readonly bigint[]): boolean {
  const plain = plainHeader(name)
  if (TOTAL.test(plain) || TOTAL_OF.test(plain)) return true
  const sum = above.reduce((total, amount) => total + amount, 0n)
  const isSum = above.length > 1 && balance === sum
  return isSum && (plain === '' || BEGINS_LIKE_TOTAL.test(plain))
}
