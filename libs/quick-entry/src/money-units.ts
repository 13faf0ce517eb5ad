import type { QuickEntryContext } from './quick-entry'

type Currency = QuickEntryContext['currency']

export const SIGNS = '$€£₹'

const DOLLARS: readonly Currency[] = ['USD', 'CAD', 'AUD']
const EUROS: readonly Currency[] = ['EUR']
const POUNDS: readonly Currency[] = ['GBP']
const RUPEES: readonly Currency[] = ['INR']

/** The currencies that a sign, code or name can mean. */
const UNITS: Readonly<Record<string, readonly Currency[]>> = {
  // The app's pages may show this sign for any currency.
  $: ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'INR'],
  '€': EUROS,
  '£': POUNDS,
  '₹': RUPEES,
  usd: ['USD'],
  eur: EUROS,
  gbp: POUNDS,
  cad: ['CAD'],
  aud: ['AUD'],
  inr: RUPEES,
  ...named('dollar bill,dollar bills,dollar,dollars,dolar,dólar,dolares,dólares', DOLLARS),
  ...named('buck,bucks', [...DOLLARS, ...EUROS, ...RUPEES]),
  ...named('pavos', [...EUROS, ...DOLLARS]),
  ...named('euro,euros,eurillos,balles,tacken,mäuse,öcken,euronen,kröten,piepen,ocken,boules', EUROS),
  ...named('pound note,pound,pounds,quid', POUNDS),
  ...named('tenner,fiver,grand', [...DOLLARS, ...POUNDS, ...EUROS, ...RUPEES]),
  ...named(
    'rupee,rupees,rupaye,rupaiye,rupiya,rupay,rupya,rupye,rupaya,rupaiya,rupe,rupiye,rupia,rs',
    RUPEES,
  ),
}

/** Names of units, longest first. */
export const UNIT_WORDS: readonly string[] = Object.keys(UNITS)
  .filter((unit) => unit.length > 1)
  .sort((a, b) => b.length - a.length)

/** Whether all units can mean the currency. */
export function areUnitsOf(units: readonly string[], currency: Currency): boolean {
  const isSigned = units.filter((unit) => SIGNS.includes(unit)).length > 1
  return !isSigned && !isMixed(units) && units.every((unit) => UNITS[unit]?.includes(currency))
}

/** "$4 rs": the sign may be shown for any currency, but not beside the name of another. */
function isMixed(units: readonly string[]): boolean {
  const isDollar = (unit: string) => UNITS[unit]?.some((currency) => DOLLARS.includes(currency)) === true
  return units.includes('$') && !units.every(isDollar)
}

function named(names: string, currencies: readonly Currency[]): Record<string, readonly Currency[]> {
  return Object.fromEntries(names.split(',').map((name) => [name, currencies]))
}
