import type { ImportRuleRow } from '../../../storage/tables/import-rules-table'

/** What a rule is compared with. */
interface RuledLine {
  accountId: string
  counterparty: string
  text: string
  /** Minor units; positive for money that comes in. */
  amount: bigint
}

type Conditions = Pick<ImportRuleRow, 'text' | 'accountId' | 'min' | 'max' | 'direction'>

/** Whether a rule applies to a line of a bank file. */
export function fitsRule({ text, accountId, min, max, direction }: Conditions, line: RuledLine): boolean {
  const size = line.amount < 0n ? -line.amount : line.amount
  return (
    (accountId === null || accountId === line.accountId) &&
    (direction === 'in') === line.amount > 0n &&
    (min === null || size >= min) &&
    (max === null || size <= max) &&
    plain(`${line.counterparty} ${line.text}`).includes(plain(text))
  )
}

/** In lower case, without accents and with single spaces. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
