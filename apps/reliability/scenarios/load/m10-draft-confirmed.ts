import { randomUUID } from 'node:crypto'
import { Conversation, saveApiKey } from '@solvent/api-testing/conversation'
import { type Person, signUp } from '@solvent/api-testing/person'
import { confirmDraft, listEntries, listMessages, undoEntry } from '@solvent/contracts'
import { verify } from '../../harness/app/api-commands'
import { startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { findBookErrors } from '../../harness/people/book-errors'
import { addCash, assetBalance } from '../../harness/people/bookkeeping'
import { formatDifferences } from '../../harness/runner/format'
import { inParallel } from '../../harness/runner/parallel'
import type { Scenario } from '../../harness/runner/scenario'

const TIMES = 50
const START = 1_000_000
/** More than a quarter of the monthly income of 4,000, so it needs confirmation. */
const SPENT = 1500
const MESSAGE = `I spent ${SPENT} on a bike`

export const draftConfirmed: Scenario = {
  id: 'M10',
  test: `a draft of the assistant confirmed ${TIMES} times concurrently, then undone from its card and confirmed once more; every other time the server is killed before the confirmation and before the undo`,
  goal: '50 of 50 rounds: one entry, identical answers, one undo',
  engines: ['embedded', 'postgres'],
  rounds: { short: 2, long: 50 },
  async run(context) {
    const { store, close } = await provisionStore(context)
    let api = await startApi({ store })
    const person = await signUp(api.url)
    await saveApiKey(person)
    await addCash(person, START)
    const wrong: string[] = []
    let kills = 0
    for (let round = 0; round < context.rounds; round += 1) {
      const restart = async () => {
        if (round % 2 === 0) return
        await api.end('SIGKILL')
        kills += 1
        api = await startApi({ store })
        person.url = api.url
      }
      wrong.push(...(await confirmAndUndo(person, restart)))
    }
    wrong.push(...(await findBookErrors(person)))
    await api.end('SIGTERM')
    wrong.push(...(await verify(store)))
    await close()
    return {
      figure: `${context.rounds} drafts, ${TIMES} confirmations each, ${kills} kills: ${formatDifferences(wrong)} (the journal verified at the end)`,
      reached: wrong.length === 0,
    }
  },
}

async function confirmAndUndo(person: Person, restart: () => Promise<void>): Promise<string[]> {
  const before = await booksOf(person)
  const chat = await Conversation.begin(person)
  const { meta } = await chat.ask(MESSAGE)
  const { draft } = meta
  if (!draft) return ['nothing was proposed']
  await restart()
  const replies = await inParallel(TIMES, (n) => confirm(person, draft.id, n))
  const kinds = [...new Set(replies)]
  const wrong = kinds.length === 1 && replies[0]?.startsWith('200 ') ? [] : [`answers: ${kinds.join(', ')}`]
  const saved = await booksOf(person)
  if (saved.entries !== before.entries + 1 || saved.cents !== before.cents - 100n * BigInt(SPENT)) {
    wrong.push(`${saved.entries - before.entries} entries and ${before.cents - saved.cents} cents`)
  }
  await restart()
  wrong.push(...(await undoFromCard(person, chat.id)))
  const again = await confirm(person, draft.id, 0)
  if (again !== replies[0]) wrong.push(`confirmed after the undo: ${again}`)
  const undone = await booksOf(person)
  if (undone.entries !== saved.entries || undone.cents !== before.cents) {
    wrong.push(`${undone.cents} cents after the undo, not ${before.cents}`)
  }
  return wrong
}

/** Every other request has its own idempotency key, as each click in the browser does. */
async function confirm(person: Person, id: string, n: number): Promise<string> {
  const key = n % 2 === 0 ? { key: randomUUID() } : {}
  const { status, body } = await person.send(confirmDraft, { params: { id }, body: {}, ...key })
  return `${status} ${JSON.stringify(body)}`
}

/** The conversation must show one entry; undoing it must also show there. */
async function undoFromCard(person: Person, conversationId: string): Promise<string[]> {
  const cards = await cardsOf(person, conversationId)
  const [card] = cards
  if (cards.length !== 1 || card?.type !== 'entry' || card.undone) return [`cards: ${JSON.stringify(cards)}`]
  await person.answer(undoEntry, { params: { id: card.entry.id } })
  const [undone] = await cardsOf(person, conversationId)
  return undone?.type === 'entry' && undone.undone ? [] : ['the card does not show the undo']
}

async function cardsOf(person: Person, id: string) {
  const { messages } = await person.answer(listMessages, { params: { id } })
  return messages.flatMap(({ cards }) => cards)
}

/** The number of expenses, including undone ones, and the balance in cents. */
async function booksOf(person: Person): Promise<{ entries: number; cents: bigint }> {
  const { entries } = await person.answer(listEntries, { query: { kind: 'expense', limit: '200' } })
  return { entries: entries.length, cents: await assetBalance(person) }
}
