import { addDays, fromMinor } from '@solvent/money'

/** A line of a household's bank account as the bank has it. */
export interface StatementLine {
  day: string
  /** Minor units; negative for money that goes out. */
  cents: number
  party: string
  /** The bank's id, which only some kinds of files have. */
  id: string
}

/** Shops with few prices, so that equal lines are common, also on one day. */
const SHOPS: readonly (readonly [party: string, cents: readonly number[]])[] = [
  ['STARBUCKS STORE 0421', [450, 450, 525]],
  ['REWE SAGT DANKE 4711', [1299, 2350, 3405, 899]],
  ['SHELL OIL 57442', [5000, 4210]],
  ['BVG TICKET', [300, 300, 300]],
  ['NETFLIX.COM', [999]],
  ['SPOTIFY AB', [999]],
  ['ALDI SUED', [1299, 1875, 450]],
  ['CANTEEN 7', [680, 680, 720]],
]
const SALARY = 310_000
const RENT = 120_000

/** Numbers below a limit, the same for the same seed. */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

/** So many lines of a household up to a day, by day, five a day, with a salary and the rent of each month. */
export function householdStatement(
  count: number,
  { until, seed }: { until: string; seed: number },
): StatementLine[] {
  const next = randomNumbers(seed)
  const days = Math.ceil(count / 5)
  return Array.from({ length: count }, (_, n) => {
    const day = addDays(until, Math.floor(n / 5) - days + 1)
    const line = { day, id: `bank-${n}` }
    if (n % 5 === 0 && day.endsWith('-01')) return { ...line, cents: -RENT, party: 'HAUSVERWALTUNG KRAUSE' }
    if (n % 5 === 0 && day.endsWith('-27')) return { ...line, cents: SALARY, party: 'ACME GMBH SALARY' }
    const [party, prices] = SHOPS[next(SHOPS.length)] ?? ['', []]
    return { ...line, cents: -(prices[next(prices.length)] ?? 0), party }
  })
}

/** As a CSV file of a bank, without ids. */
export function csvOf(lines: readonly StatementLine[]): string {
  const rows = lines.map(({ day, cents, party }) => `${day},${party},${fromMinor(BigInt(cents))}`)
  return ['Date,Description,Amount', ...rows].join('\n')
}

/** As an OFX file, with ids. */
export function ofxOf(lines: readonly StatementLine[]): string {
  const rows = lines.map(
    ({ day, cents, party, id }) =>
      `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day.replaceAll('-', '')}<TRNAMT>${fromMinor(BigInt(cents))}<FITID>${id}<NAME>${party}</STMTTRN>`,
  )
  return `OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>2<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST>
${rows.join('\n')}
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`
}
