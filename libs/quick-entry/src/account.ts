import { findNames } from './names'

/** The account that a message names, Cash by default, and the rest of the message. */
export type NamedAccount = { account: string; direction: 'out' | 'in' | 'either'; rest: string }

const LEAD = /(?:^|[\s,])(?<word>from|out of|with|using|via|in|into|to)\s+(?:my |the |our )?$/i
const CASH_ALONE = /(?:#|\b(?:paid|spent))\s$/i
const FOLLOWING = /^,?(?:$|\s+(?:#|(?:for|on|at|from|to|in)\b))/i

/**
 * Extracts `from savings` or `into my checking account` from a message; Cash if no account is named.
 * Null if an account is named in another way, if two are named, or if a name is ambiguous.
 */
export function takeAccount(frame: string, accounts: readonly string[]): NamedAccount | null {
  const [found, second] = findNames(frame, accounts)
  if (!found) return { account: 'Cash', direction: 'either', rest: frame }
  if (second) return null
  const before = frame.slice(0, found.start)
  const after = frame.slice(found.end).replace(/^ account\b/i, '')
  if (!FOLLOWING.test(after)) return null
  const lead = LEAD.exec(before)
  const isCash = found.name === 'Cash'
  if (lead) {
    const direction = directionOf(String(lead.groups?.word).toLowerCase(), isCash)
    return { account: found.name, direction, rest: joined(before.slice(0, lead.index), after) }
  }
  if (!isCash || !CASH_ALONE.test(before)) return null
  return { account: found.name, direction: 'either', rest: joined(before, after) }
}

function directionOf(word: string, isCash: boolean): NamedAccount['direction'] {
  if (word === 'in' && isCash) return 'either'
  return word === 'in' || word === 'into' || word === 'to' ? 'in' : 'out'
}

function joined(before: string, after: string): string {
  return `${before.trimEnd()} ${after.trimStart()}`.trim()
}
