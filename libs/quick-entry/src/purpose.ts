import { findNames } from './names'
import { NUMBER_WORDS } from './number-words'
import type { QuickEntryContext } from './quick-entry'
import { fold, setOf, wordsOf } from './words'

const DETERMINERS = /^(?:(?:a|an|the|my|our|some|another|this) )+/i
const LINK = '(?:with|at|for|in|near|to|of|from|by|on|and|&)'
const ARTICLE = '(?:a|an|the|my|our|some|another|his|her|their)'
const WORD = String.raw`(?!(?:${LINK}|${ARTICLE})(?![\p{L}'-]))\p{L}[\p{L}'-]*`
/** Items, joined by a preposition or `and`. */
const ITEMS = new RegExp(`^${WORD}(?: ${WORD})*(?: ${LINK} (?:${ARTICLE} )?${WORD}(?: ${WORD})*)*$`, 'iu')
const MAX_WORDS = 8
/** Terms that are plain although they contain a word of the list below. */
const PLAIN_TERMS =
  /\b(?:bank (?:fee|charge)s?|birthday card|car (?:repair|wash|service)s?|christmas (?:gift|present)s?)\b/gi

/** Words that make a purpose more than a purpose: a clause, a second entry, a time, an account, an asset. */
const MORE_THAN_A_PURPOSE = setOf(`
  i you he she it we they me him us them who which that this these those
  what how why where whatever something anything someone somebody
  but because so when while after before until since although than as though then again still already
  is are was were be been being has have had do did does am
  spent spend paid pay bought buy got get received sold sell earned made cost owe owes owed lent borrowed lend borrow
  back twice once double half dozen couple few several both all everything each per apiece total more less extra
  percent plus minus times about around almost only free worth using via through from
  most least once average top behalf company employer client refunded reimbursed reimbursable expensed claimed
  minute hour day week weekend month quarter year today yesterday tonight morning afternoon evening night noon midnight season decade
  monday tuesday wednesday thursday friday saturday sunday january february april june july august september october
  november december march may mon tue tues wed thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec
  christmas easter halloween thanksgiving eve last ago past now am pm
  first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth
  sixteenth seventeenth eighteenth nineteenth twentieth thirtieth
  account saving savings checking chequing cash card credit debit bank wallet paypal venmo zelle revolut monzo klarna
  visa mastercard amex cheque check brokerage
  loan debt mortgage installment instalment investment stock share fund crypto bitcoin ethereum bond gold silver deposit
  etf nft option coin token future portfolio stake business
  transfer house apartment flat property land car vehicle truck motorcycle boat
  people person persons guest kilo kg gram pound liter litre mile km euro dollar buck cent rupee yen franc peso
`)
const NUMBERS: ReadonlySet<string> = new Set(NUMBER_WORDS)

/**
 * What the money was for, in the person's words without an article; null if the words may say more than that, or name
 * an account, a debt or shares of the person.
 */
export function readPurpose(words: string, context: QuickEntryContext): string | null {
  const purpose = words.replace(DETERMINERS, '')
  if (!ITEMS.test(purpose) || purpose.split(' ').length > MAX_WORDS) return null
  const rest = purpose.replaceAll(PLAIN_TERMS, ' ')
  const isMore = wordsOf(rest).some(({ text }) => {
    const forms = [text.toLowerCase(), fold(text)]
    return forms.some((form) => MORE_THAN_A_PURPOSE.has(form) || NUMBERS.has(form))
  })
  return isMore || namesHoldings(rest, context) ? null : purpose
}

/** Whether words name an account, a debt or shares, even partly. */
function namesHoldings(words: string, context: QuickEntryContext): boolean {
  const { accounts, positions, liabilities } = context
  if (findNames(words, [...accounts, ...positions]).length > 0) return true
  const debts = liabilities.flatMap(({ type, description }) => wordsOf(`${type} ${description}`))
  const debtWords = new Set(debts.filter(({ text }) => text.length > 2).map(({ text }) => fold(text)))
  return wordsOf(words).some(({ text }) => debtWords.has(fold(text)))
}
