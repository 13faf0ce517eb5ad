/** An OFX file for tests. Without options, a checking account with a debit of 4.50 on 2026-03-02, in OFX 1. */
export interface OfxOptions {
  /** OFX 1 is SGML, in which values have no end tag; OFX 2 is XML. */
  version?: 1 | 2
  kind?: 'bank' | 'card'
  /** Lines before `<OFX>`; the header of the version by default. */
  header?: string
  account?: string
  currency?: string
  /** The balance and its day; null to leave it out. */
  balance?: readonly [amount: string, on: string] | null
  transactions?: readonly OfxTransaction[]
  /** More tags of the sign-on, such as `<INTU.BID>`. */
  signOn?: string
}

/** Values of a transaction by their tag; an empty one is left out. */
export type OfxTransaction = Readonly<Record<string, string>>

const HEADERS = {
  1: 'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\n\n',
  2: '<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE"?>\n',
}
const KINDS = {
  bank: { message: 'BANKMSGSRSV1', response: 'STMTTRNRS', statement: 'STMTRS', account: 'BANKACCTFROM' },
  card: {
    message: 'CREDITCARDMSGSRSV1',
    response: 'CCSTMTTRNRS',
    statement: 'CCSTMTRS',
    account: 'CCACCTFROM',
  },
}
const TRANSACTION: OfxTransaction = {
  TRNTYPE: 'DEBIT',
  DTPOSTED: '20260302120000[-5:EST]',
  TRNAMT: '-4.50',
  FITID: 'A1',
  NAME: 'Corner Cafe',
  MEMO: 'Card 1234',
}

export function makeOfx({ version = 1, kind = 'bank', ...options }: OfxOptions = {}): string {
  const { message, response, statement, account } = KINDS[kind]
  const { header = HEADERS[version], balance = ['100.00', '20260331'], transactions = [{}] } = options
  const value = (tag: string, text: string) =>
    version === 1 ? `<${tag}>${text}` : `<${tag}>${text}</${tag}>`
  const values = (all: OfxTransaction) => {
    return Object.entries(all).map(([tag, text]) => (text === '' ? '' : value(tag, text)))
  }
  const bank = kind === 'bank' ? [value('BANKID', '123'), value('ACCTTYPE', 'CHECKING')] : []
  const lines = [
    `<OFX><SIGNONMSGSRSV1><SONRS>${value('LANGUAGE', 'ENG')}${options.signOn ?? ''}</SONRS></SIGNONMSGSRSV1>`,
    `<${message}><${response}><${statement}>`,
    value('CURDEF', options.currency ?? 'USD'),
    `<${account}>${value('ACCTID', options.account ?? '4711')}${bank.join('')}</${account}>`,
    '<BANKTRANLIST>',
    ...transactions.flatMap((own) => ['<STMTTRN>', ...values({ ...TRANSACTION, ...own }), '</STMTTRN>']),
    '</BANKTRANLIST>',
    balance && `<LEDGERBAL>${value('BALAMT', balance[0])}${value('DTASOF', balance[1])}</LEDGERBAL>`,
    `</${statement}></${response}></${message}>`,
    '</OFX>',
  ]
  return `${header}${lines.filter((line) => line !== '' && line !== null).join('\n')}\n`
}
