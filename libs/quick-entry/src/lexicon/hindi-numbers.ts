import type { NumberWords } from './language'

/** 1 to 99, each with its usual spellings. 60 is left out: "saath" is "with" more often. */
const BELOW_HUNDRED = (
  'ek,do,teen,char|chaar,paanch|panch|pach,chhe|che|chhah|chah,saat,aath|aanth,nau,das|dus,gyarah|gyara|gyaarah,' +
  'barah|baarah|bara,terah|tera,chaudah|chauda,pandrah|pandra,solah|sola,satrah|satra,atharah|athara,unnis|unis,' +
  'bees|bis,ikkis|ikis,bais|baees|bayis,teis|teyis,chaubis|chobis,pachis|pacchis|pachees,chhabbis|chabbis,' +
  'sattais|sattaees,atthais|athais,untis|unatis,tees|tis,ikattis|iktis,battis|batis,taintis|tentis,chauntis|chautis,' +
  'paintis|pentis,chhattis|chattis,saintis|sentis,adtis|artis,untalis|unchalis,chalis|chalees|chaalis,iktalis,' +
  'bayalis|byalis,taintalis|tetalis,chavalis|chawalis,paintalis|pentalis,chhiyalis|chiyalis,saintalis|sentalis,' +
  'adtalis|artalis,unchas,pachas|pachaas|pacchas,ikyavan|ikyawan,bavan|bawan,tirpan|trepan,chauvan|chauwan,' +
  'pachpan|pachpann,chhappan|chappan,sattavan|sattawan,atthavan|athawan,unsath,-,iksath,basath,tirsath,' +
  'chausath,painsath|pensath,chhiyasath,sadsath|sarsath,adsath|arsath,unhattar,sattar,ikhattar,bahattar,tihattar,' +
  'chauhattar,pachhattar|pichattar|pachattar,chhihattar,satattar|satahattar,athattar|athhattar,unasi,assi|asi,ikyasi,' +
  'bayasi,tirasi,chaurasi,pachasi|pichasi,chhiyasi,satasi|sattasi,athasi|atthasi,navasi,nabbe|nabbey|navve,ikyanve,' +
  'banve,tiranve,chauranve,pachanve|pichanve,chhiyanve,sattanve,athanve,ninyanve|ninanve'
)
  .split(',')
  .map((names) => names.split('|').filter((name) => name !== '-'))

const SCALES: Readonly<Record<string, number>> = {
  ...named('sau', 100),
  ...named('hazaar,hazar,hajar,hajaar,hazzar', 1000),
  ...named('lakh,laakh,lac,lakhs', 100_000),
  ...named('crore,karod,karor', 10_000_000),
}
/** Halves and quarters, in quarters: dhai sau is 250. Those of the second list are added to the number that follows. */
const PARTS: Readonly<Record<string, number>> = {
  ...named('sawa,sava', 5),
  ...named('dedh,ded,derh', 6),
  ...named('dhai,dhaai,adhai,dhayi', 10),
}
const ADDED: Readonly<Record<string, number>> = {
  ...named('saadhe,sadhe,sarhe,saade', 2),
  ...named('sawa,sava', 1),
  ...named('paune,pone', -1),
}

const VALUES = new Map(
  BELOW_HUNDRED.flatMap((names, at) => names.map((name): [string, number] => [name, at + 1])),
)
const SCALE = Object.keys(SCALES).join('|')
const PART = [...new Set([...Object.keys(PARTS), ...Object.keys(ADDED)])].join('|')
// "Bhar do" is an order, not a number.
const PLAIN = [...VALUES.keys()]
  .sort((a, b) => b.length - a.length)
  .filter((name) => name !== 'do' && name !== 'ek')
  .join('|')
const ONE = String.raw`(?:${PLAIN}|ek(?! ke)|do(?= (?:${SCALE}|(?:\p{L}+ )?shares?\b))|(?<!\p{L}(?:r|h|d|t|l|a|e|k|i) )do|${SCALE})`

export const HINDI_NUMBERS: NumberWords = {
  pattern: String.raw`\b(?:(?:${PART}) )?${ONE}(?: (?:${PART}|${ONE}))*(?!\p{L})`,
  valuesOf(text) {
    const value = cardinal(text.toLowerCase().trim().split(/ +/))
    return value === null ? [] : [String(value)]
  },
  factors: { k: 1000, ...SCALES, million: 1_000_000 },
  slang: /(?!)/,
  hasDecimalComma: false,
  and: 'aur|and|,',
}

function named(names: string, value: number): Record<string, number> {
  return Object.fromEntries(names.split(',').map((name) => [name, value]))
}

/** The value of words such as "do hazaar paanch sau"; null if they do not fit together. */
function cardinal(words: readonly string[]): number | null {
  let [total, smallest] = [0, Number.POSITIVE_INFINITY]
  for (let at = 0; at < words.length; ) {
    const [word = '', second = ''] = words.slice(at)
    const added = ADDED[word]
    const unit = VALUES.get(added === undefined ? word : second)
    let quarters = PARTS[word]
    if (unit !== undefined) quarters = unit * 4 + (added ?? 0)
    at += unit === undefined ? (quarters === undefined ? 0 : 1) : added === undefined ? 1 : 2
    const scale = SCALES[words[at] ?? '']
    if (scale !== undefined) at += 1
    if (quarters === undefined && scale === undefined) return null
    const value = ((quarters ?? 4) * (scale ?? 1)) / 4
    if (!Number.isInteger(value) || (scale ?? 1) >= smallest) return null
    total += value
    smallest = scale ?? 1
  }
  return total
}
