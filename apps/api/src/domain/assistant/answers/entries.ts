import { categoriesText, changedNames, type Entry } from '@solvent/contracts'
import { type DateString, dateInWords } from '@solvent/money'
import { amountOf, authorOf, fundsOf, titleOf } from './entry-words'
import type { AnswerText, Question } from './question'
import { blocks, bullets, links, paragraph, plain } from './wording'

const counts = new Intl.NumberFormat('en-US')

const seeActivity = `See ${links.activity}.`
const MAX_LATEST = 5
const MAX_FOUND = 3
/** How many entries are searched, newest first. */
const SEARCHED = 200
/** The longest text that entries are searched for. */
const MAX_SEARCH_LENGTH = 100

/** By the time of recording, without what was posted automatically. */
export const latest: AnswerText = async (question) => {
  const { entries } = await question.books.entries({ limit: SEARCHED })
  const recorded = entries
    .filter(({ author }) => author !== 'interest')
    .sort((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, MAX_LATEST)
  if (recorded.length === 0) return 'You have no entries yet. To record one, write "I spent 12.50 on lunch".'
  return blocks(
    'What you recorded last:',
    bullets(recorded.map((entry) => entryLine(entry, question))),
    seeActivity,
  )
}

/** The entries whose note or category contains the words, else those on an account or debt with that name. */
export const origin: AnswerText = async (question) => {
  const { asked, books } = question
  const thing = (asked.thing ?? '').trim().slice(0, MAX_SEARCH_LENGTH)
  if (thing === '') return 'Write which entry you mean, such as "when did I record the taxi?".'
  const found = await findEntries(books, thing)
  const [only, ...others] = found
  if (!only) return `I found no entry with "${plain(thing)}" in its note or category. ${seeActivity}`
  if (others.length === 0) return `${originLine(only, question)} ${seeActivity}`
  const count = `${found.length} entries with "${plain(thing)}"`
  const newest = found.length > MAX_FOUND ? `, the newest ${MAX_FOUND} are` : ''
  return blocks(
    `I found ${count}${newest}:`,
    bullets(found.slice(0, MAX_FOUND).map((entry) => originLine(entry, question))),
    seeActivity,
  )
}

async function findEntries(books: Question['books'], thing: string): Promise<Entry[]> {
  const words = thing.toLowerCase().split(/\s+/)
  // Only one text can be searched for, so the longest word narrows it down.
  const [longest = thing] = [...words].sort((a, b) => b.length - a.length)
  const { entries } = await books.entries({ text: longest, limit: SEARCHED })
  const candidates = entries.filter(({ kind }) => kind !== 'reversal')
  const matching = (textOf: (entry: Entry) => string) =>
    candidates.filter((entry) => words.every((word) => textOf(entry).toLowerCase().includes(word)))
  const byPurpose = matching((entry) => `${entry.note} ${categoriesText(entry)}`)
  if (byPurpose.length > 0) return byPurpose
  return matching((entry) => `${entry.note} ${categoriesText(entry)} ${changedNames(entry)}`)
}

/** `lunch, $12.50 from Cash on 10 March` */
function entryLine(entry: Entry, { money, today }: Question): string {
  const amount = amountOf(entry)
  const title = amount > 0n ? `${titleOf(entry)}, ${money(amount)}` : titleOf(entry)
  const words = [title, fundsOf(entry), `on ${dateInWords(entry.occurred_on, today)}`]
    .filter(Boolean)
    .join(' ')
  return entry.reversed_by === null ? words : `${words}, undone`
}

/** The same with its category, who recorded it and when. */
function originLine(entry: Entry, question: Question): string {
  const { created_at } = entry
  const categories = categoriesText(entry)
  const isNew = titleOf(entry) !== categories
  return paragraph(
    `${entryLine(entry, question)}${categories && isNew ? `, ${categories}` : ''}.`,
    `${authorOf(entry) || 'Recorded'} on ${instantInWords(created_at, question.today)}.`,
  )
}

/** `10 March at 09:05 UTC` */
function instantInWords(instant: string, today: DateString): string {
  return `${dateInWords(instant.slice(0, 10), today)} at ${instant.slice(11, 16)} UTC`
}

/** The check of the books that the Activity page shows. */
export const addsUp: AnswerText = async ({ books }) => {
  const { entries, differences } = await books.check()
  if (entries === 0) return 'There is nothing to check yet: you have no entries.'
  const checked = entries === 1 ? '1 entry checked' : `${counts.format(entries)} entries checked`
  if (differences.length === 0) {
    return `Yes, everything adds up: ${checked}, and each balance is the sum of its entries. ${seeActivity}`
  }
  const lines = differences.map(({ what, advice }) => plain(`${what} ${advice}`))
  return blocks(
    `No, there ${differences.length === 1 ? 'is 1 difference' : `are ${differences.length} differences`}, with ${checked}. ${seeActivity}`,
    bullets(lines),
  )
}
