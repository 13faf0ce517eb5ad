import { certaintyOf, plainHeader } from '../table/header-names'
import { DEBT_COLUMN_NAMES, type DebtRole } from './debt-column-names'

/** Which columns of a table are what; columns count from 0. */
export type DebtColumns = Partial<Record<DebtRole, number>> & { name: number; balance: number }

export interface NamedDebtRole {
  role: DebtRole
  /** As of `certaintyOf`. */
  certainty: number
  /** The place in the list of names; earlier ones are preferred. */
  rank: number
}

/** Columns that are close to those of a debt and are none of them. */
const OTHER =
  /\b(?:id|number|no|nr|nummer|numero|limit|available|utili[sz]ation|original|initial|highest|last|paid|payoff|pay off|months?|years?|term|extra|additional|snowball|avalanche|order|rank|priority|notes?|url|website|phone|login|new|projected|interest only|monthly interest|total interest|interest charge|created|updated|ursprunglich\w*|kreditsumme|laufzeit|restlaufzeit|bezahlt|limite|pagado|plazo|notas?|paye|duree)\b/
/** Names that have one of those words and are meant. */
const STILL_MEANT =
  /\b(?:payoff amount|day of (?:the )?month|(?:per|pro|par|a|each|every) (?:month|monat|mois)|(?:min|minimum|regular) monthly)\b/
/** In a German table, “Rate” is the instalment. */
const GERMAN = /schuld|zins|glaubig|fallig|kredit|darlehen|betrag|saldo|laufzeit|rhythmus|monat|bezeichnung/

/** The roles that each column of a header may have, the most certain first. */
export function debtRolesOf(cells: readonly string[]): NamedDebtRole[][] {
  const plain = cells.map((cell) => plainHeader(spaced(cell)))
  const isGerman = plain.some((name) => GERMAN.test(name))
  return plain.map((name, column) => {
    const isPercent = cells[column]?.includes('%') ?? false
    return rolesOfName(name).filter(({ role }) => {
      if (isPercent && role !== 'rate') return false
      const isInstalment = isGerman && !isPercent
      return name !== 'rate' || role === (isInstalment ? 'payment' : 'rate')
    })
  })
}

function rolesOfName(name: string): NamedDebtRole[] {
  if (name === '' || (OTHER.test(name) && !STILL_MEANT.test(name))) return []
  const roles = ROLES.flatMap((role): NamedDebtRole[] => {
    const all = DEBT_COLUMN_NAMES[role].map((known, rank) => ({
      role,
      rank,
      certainty: certaintyOf(name, known),
    }))
    const best = all.reduce((one, other) => (other.certainty > one.certainty ? other : one))
    return best.certainty > 0 ? [best] : []
  })
  return roles.sort((a, b) => b.certainty - a.certainty)
}

const ROLES = [
  'name',
  'lender',
  'balance',
  'rate',
  'payment',
  'frequency',
  'due',
] as const satisfies DebtRole[]

/** The words of names of programs: “minPayment” and “min_payment”. */
function spaced(header: string): string {
  return header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/_/g, ' ')
}
