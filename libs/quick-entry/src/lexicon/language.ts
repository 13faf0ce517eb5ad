import type { ExpenseCategory, IncomeCategory } from '@solvent/contracts'

/** What a word does in a message about money. */
export type Role =
  /** Says nothing about money: a greeting, an auxiliary verb, "just". */
  | 'filler'
  /** The writer who does something: I, we. */
  | 'subject'
  /** The writer otherwise: me, my. */
  | 'first'
  | 'determiner'
  | 'preposition'
  /** Describes a thing without changing its category. */
  | 'modifier'
  /** What is owned rather than spent on: a house, gold. */
  | 'asset'
  /** What is owned, but may be sold like any thing: a car. */
  | 'vehicle'
  | 'person'
  /** Money goes out: spent, paid. */
  | 'spend'
  /** A thing comes in for money: bought, booked. */
  | 'buy'
  /** A thing takes money: cost me, came to. */
  | 'cost'
  /** A thing or money comes in: got. */
  | 'got'
  /** Money comes in: earned, received. */
  | 'receive'
  /** Somebody gives money: gave me, sent me. */
  | 'give'
  /** Money arrives: came in, was credited. */
  | 'arrive'
  | 'sell'
  /** Asks to note something: add, record. */
  | 'command'
  /** Asks to pay a debt: pay. */
  | 'order'
  /** Moves money to a debt: put. */
  | 'put'
  /** Work that was paid for. */
  | 'work'
  | 'share'
  /** Says how often, unless it describes a thing: weekly. */
  | 'recurring'
  /** Marks the price of one: each, per share. */
  | 'each'
  | 'installment'
  | 'loan'
  /** All of a debt: off, in full. */
  | 'full'
  /** A part of a debt: toward, off. */
  | 'toward'
  /** Money or a proceeds clause: "the money came". */
  | 'money'
  /** A way to pay that is no account: card, PayPal. */
  | 'tender'
  /** Counts something other than money when it follows a number: minutes, people. */
  | 'unit'
  /** A verb about something else: closed, wants, let. */
  | 'verb'
  /** A bill or a fine that came, and may not be paid yet. */
  | 'bill'
  /** Makes more than one plain statement of a message: but, because, they. */
  | 'clause'
  /** A value or a memory that is not exact: about, I think. */
  | 'hedge'
  /** The message does not say that something happened: not, will, if. */
  | 'refuse'

/** What a word does in a message about money that moves between two accounts of the writer. */
export type TransferRole =
  /** Moves money: moved, transferred. */
  | 'move'
  /** Moves money between accounts only if both are named: sent, deposited. */
  | 'pair'
  /** Moves money into an account: put. */
  | 'putIn'
  /** Takes money out of an account: withdrew. */
  | 'takeOut'
  /** Asks to move money, which is confirmed: the app only records. */
  | 'moveOrder'
  /** Gives cash out of an account: an ATM. */
  | 'machine'

/** Things by category; those that fit none are `Other`. */
export type ThingWords = Readonly<Record<ExpenseCategory, string>>
type SourceWords = Readonly<Record<IncomeCategory, string>>

/** How a language writes days. All are sources of regular expressions, without capturing groups. */
export interface DateWords {
  /** Before a day: on. */
  on: string
  /** A phrase and how many days it is from today. */
  days: readonly (readonly [phrase: string, offset: number])[]
  /** From January. */
  months: readonly string[]
  /** From Sunday. */
  weekdays: readonly string[]
  /** Words before or after a weekday, by what they mean. `#` is the weekday. */
  weekdayPhrases: Readonly<Partial<Record<'recent' | 'last' | 'past' | 'this' | 'next', string>>>
  /** `#` is a number, `%` the unit. */
  ago: string
  ahead: string
  units: { day: string; week: string }
  counts: Readonly<Record<string, number>>
  /** `#` is the day of the month, `%` the month. */
  dayAndMonth: readonly string[]
  /** `#` is the day of the month. */
  dayOfMonth: string
  /** `#` is a day of the current month: the 20th of this month. */
  dayOfThisMonth: string
  timeOfDay: string
}

export interface NumberWords {
  /** Matches a number in words. */
  pattern: string
  /** The possible values, as plain decimals. */
  valuesOf(text: string): string[]
  /** Factors that may follow digits: k, lakh. */
  factors: Readonly<Record<string, number>>
  /** Whether a comma separates decimals, as in 12,50. */
  hasDecimalComma: boolean
  /** Whether a comma before three digits groups thousands nevertheless, as in Mexico. */
  hasThousandsComma?: boolean
  /** Words for amounts of money, such as a tenner, which need no unit. */
  slang: RegExp
  /** Between units and cents: "12 euros con 50". */
  and: string
}

/** What the reader knows about a language. Lists are separated by commas. */
export interface Language {
  code: 'en' | 'es' | 'de' | 'fr' | 'hi'
  roles: Readonly<Partial<Record<Role, string>>>
  things: ThingWords
  sources: SourceWords
  /** Where the main word of a compound stands: coffee **machine**, **billete** de tren. */
  head: 'first' | 'last'
  /** Whether a thing may stand before the verb that is done to it. */
  isObjectBeforeVerb: boolean
  /** Whether prepositions follow their noun. */
  hasPostpositions: boolean
  /** Prepositions and conjunctions by what they mean, in plain spelling. */
  prepositions: Readonly<
    Record<'on' | 'for' | 'of' | 'at' | 'from' | 'with' | 'and' | 'about' | 'worth', string>
  >
  /**
   * Stems of verbs that give money back, that pay for work and that make a gift; and words for rent, bills, tenants
   * and tips; and for who pays money back that is for nothing bought: taxes and insurance.
   */
  stems: Readonly<Record<'back' | 'paid' | 'gift' | 'rent' | 'bill' | 'tenant' | 'tip' | 'payer', RegExp>>
  /**
   * The word after the one who did it, verbs that give money if that is not the writer, and the word after
   * who gets it: "papa ne mistri ko 500 diye".
   */
  agent?: { mark: string; gives: string; to: string }
  /** Ends of verbs in the future or a condition, in plain spelling. */
  unreal?: RegExp
  numbers: NumberWords
  dates: DateWords
  /** Other names of the types of accounts. */
  accounts: Readonly<Record<string, string>>
  /** Words that may follow the name of an account. */
  accountWords: string
  /** Possessives of others: his, her. */
  theirs: string
  /** First words of a question. */
  questions: string
  /** What words look like that are verbs rather than unknown things, unless a noun must stand there. */
  verbEnds: RegExp
  /** Prepositions that put money into an account or take it out. */
  into: string
  outOf: string
  /** Words of a transfer between accounts, and the prepositions of the account that money leaves and of the other. */
  transfers: Readonly<Record<TransferRole | 'from' | 'to', string>>
  /** Auxiliary verbs of others: "Anna **hat** Brot gekauft". */
  others?: string
  /** Prepositions before the person who did it: paid **by** Anna. */
  by?: string
  /** Orders to trade shares, which are confirmed: the app only records. */
  tradeOrders?: Readonly<Record<'buy' | 'sell', string>>
  /** Prepositions before the lowest of several prices: flights **from** 320. */
  lowest?: string
  /** Meals and drinks that people have at an hour. Without it, any food may be. */
  meals?: string
  /** Articles that mean "for each" after an amount: 20 **a** lunch. */
  perThing?: string
  /** The word before a verb that says what for: 20 **to** hold. */
  infinitive?: string
  /** Source of a regular expression for the beginning of a question without a question mark. */
  asks?: string
  /**
   * Words that have another role beside certain other words of the message, in plain spelling: "überwiesen" is money
   * in with "hat mir", and "musste 20 Euro zahlen" was paid.
   */
  together?: readonly { words: string; beside: string; role: Role }[]
  /**
   * How a card pays: prepositions before what can only pay, before what may also be paid, and beside one of the verbs of
   * `charge`; articles and possessives of the writer; names of a credit card; words of names that identify none.
   */
  cards: Readonly<Record<'with' | 'on' | 'to' | 'charge' | 'own' | 'credit' | 'generic', string>>
  /** Words that name the types of debts. */
  debts: Readonly<Record<string, string>>
}
