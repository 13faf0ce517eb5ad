import { formatMinor, toMinor } from '@solvent/money'
import type { CheckedFormat } from './ledger-programs'

/** One error in an exported ledger. */
export interface LedgerDamage {
  name: string
  text: string
}

const POSTING = {
  hledger: /^ {4}([A-Z][^;]*?) {2}(-?\d+\.\d\d) [A-Z]{3}$/,
  beancount: /^ {2}([A-Z].*?) {2}(-?\d+\.\d\d) [A-Z]{3}$/,
}
const BALANCE = { hledger: / = (-?\d+\.\d\d) [A-Z]{3}$/, beancount: / balance \S+ {2}(-?\d+\.\d\d) ~ / }
const DECLARATION = { hledger: /^account /, beancount: /^\d{4}-\d\d-\d\d open / }
const HEAD = { hledger: /^\d{4}-\d\d-\d\d \* \((?!balances)/, beancount: /^\d{4}-\d\d-\d\d \* / }

type Change = (lines: string[], at: number) => string[]

const replaced =
  (to: (line: string) => string): Change =>
  (lines, at) =>
    lines.map((line, index) => (index === at ? to(line) : line))
const withoutLine: Change = (lines, at) => lines.filter((_, index) => index !== at)

/** Twice each of ten kinds of errors in an export, each alone, at places spread over the text. */
export function damagedLedgers(format: CheckedFormat, text: string): LedgerDamage[] {
  const lines = text.split('\n')
  const matching = (pattern: RegExp) => lines.flatMap((line, at) => (pattern.test(line) ? [at] : []))
  const postings = matching(POSTING[format]).filter((at) => !/ 0\.00 /.test(lines[at] ?? ''))
  const balances = matching(BALANCE[format])
  const declarations = matching(DECLARATION[format])
  const heads = matching(HEAD[format]).filter((at) =>
    blockOf(lines, at).some((line) => hasAmount(format, line)),
  )
  const kinds: [name: string, places: number[], change: Change][] = [
    ['an amount is a cent higher', postings, replaced(changedAmount(1n))],
    ['an amount is a cent lower', postings, replaced(changedAmount(-1n))],
    ['an amount has the other sign', postings, replaced(negatedAmount)],
    ['a posting is left out', postings, withoutLine],
    ['a posting is on an account that is not declared', postings, replaced(renamed)],
    ['a balance is a cent higher', balances, replaced(changedBalance(format))],
    ['a declaration is left out', declarations, withoutLine],
    ['a declared account is renamed', declarations, replaced(renamed)],
    ['a transaction is left out', heads, (all, at) => all.toSpliced(at, blockOf(all, at).length)],
    ['a transaction is there twice', heads, (all, at) => all.toSpliced(at, 0, ...blockOf(all, at), '')],
  ]
  return kinds.flatMap(([name, places, change]) =>
    [0.3, 0.8].map((share) => {
      const at = places[Math.floor(places.length * share)]
      if (at === undefined) throw new Error(`Nothing to damage: ${name}`)
      return { name: `${name} (${lines[at]?.trim()})`, text: change(lines, at).join('\n') }
    }),
  )
}

function blockOf(lines: readonly string[], at: number): string[] {
  const end = lines.indexOf('', at)
  return lines.slice(at, end)
}

function hasAmount(format: CheckedFormat, line: string): boolean {
  const amount = POSTING[format].exec(line)?.[2]
  return amount !== undefined && amount !== '0.00'
}

function changedAmount(by: bigint) {
  return (line: string) =>
    line.replace(/(-?\d+\.\d\d)( [A-Z]{3})$/, (_, amount: string, unit: string) => {
      return formatMinor(toMinor(amount) + by) + unit
    })
}

function changedBalance(format: CheckedFormat) {
  return (line: string) =>
    format === 'hledger'
      ? changedAmount(1n)(line)
      : line.replace(/-?\d+\.\d\d(?= ~ )/, (amount) => formatMinor(toMinor(amount) + 1n))
}

function negatedAmount(line: string): string {
  return line.replace(/(-?\d+\.\d\d)( [A-Z]{3})$/, (_, amount: string, unit: string) => {
    return formatMinor(-toMinor(amount)) + unit
  })
}

function renamed(line: string): string {
  return line.replace(/(Assets|Liabilities|Equity|Income|Expenses):/, '$1:Other-')
}
