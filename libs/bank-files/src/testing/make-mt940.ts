/** An MT940 message for tests. Without options it has a debit of 12.34 on 2026-03-02 and fitting balances. */
export interface Mt940Options {
  account?: string | undefined
  /** After `:60F:`; `60M` has to be part of it for a further page. */
  opening?: string
  closing?: string
  /** Fields between the balances, each with its tag. */
  fields?: readonly string[]
  /** Fields after the closing balance. */
  after?: readonly string[]
  /** Whether the message is in the blocks of SWIFT. */
  hasBlocks?: boolean
}

export interface Mt940LineOptions {
  valueOn?: string
  entryOn?: string
  mark?: string
  amount?: string
  type?: string
  reference?: string
  bankReference?: string
  supplementary?: string
  /** Lines of `:86:`; left out if there are none. */
  information?: readonly string[]
}

export function makeMt940(options: Mt940Options = {}): string {
  const { account = '12030000/202051', opening = ':60F:C260301EUR100,00', fields = [makeLine()] } = options
  const { closing = ':62F:C260331EUR87,66', after = [], hasBlocks = false } = options
  const text = [':20:STARTUMS', `:25:${account}`, ':28C:00003/001', opening, ...fields, closing, ...after]
  const lines = text.filter((line) => line !== '').join('\n')
  if (!hasBlocks) return `${lines}\n-\n`
  return `{1:F01BYLADEM1AXXX0000000000}{2:I940BYLADEM1XXXXN}{4:\n${lines}\n-}{5:{CHK:0123456789AB}}\n`
}

/** `:61:` and `:86:`. */
export function makeLine(options: Mt940LineOptions = {}): string {
  const { valueOn = '260303', entryOn = '0302', mark = 'D', amount = '12,34', type = 'NTRF' } = options
  const { reference = 'NONREF', bankReference = 'B1', supplementary, information = [] } = options
  const references = bankReference === '' ? reference : `${reference}//${bankReference}`
  const lines = [`:61:${valueOn}${entryOn}${mark}${amount}${type}${references}`]
  if (supplementary !== undefined) lines.push(supplementary)
  if (information.length > 0) lines.push(`:86:${information.join('\n')}`)
  return lines.join('\n')
}
