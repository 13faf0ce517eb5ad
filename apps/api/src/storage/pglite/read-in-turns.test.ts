import { setTimeout as sleep } from 'node:timers/promises'
import type { TestDatabase } from '../../testing/postgres-database'
import { insertPerson, saveTitle } from '../../testing/rows'
import { openEmbedded } from '../../testing/test-database'
import type { PieceTransaction, Transaction } from '../database'
import { deleteUser } from '../tables/users-table'

const ADA = '11111111-1111-8111-8111-111111111111'
const BOB = '22222222-2222-8222-8222-222222222222'

let database: TestDatabase
beforeEach(async () => {
  database = await openEmbedded()
  for (const id of [ADA, BOB]) await insertPerson(database.db, id)
})
afterEach(() => database.drop())

function inPiece<Result>(read: (tx: PieceTransaction) => Promise<Result>): Promise<Result> {
  return database.db.readInPieces((piece) => piece(read))
}

async function titlesOf(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx.query<{ titles: string }>(
    'select count(*)::text as titles from chat_sessions where user_id = $1',
    [userId],
  )
  return Number(row?.titles)
}

/** Reads for longer than others should wait. */
async function endTurn(tx: Transaction): Promise<void> {
  await sleep(database.db.pieceLimits.targetMs)
  await tx.query('select')
}

test('others save between the turns of a long piece, and those who are read wait for its end', async () => {
  let isSaved = false
  const saving = await inPiece(async (tx) => {
    tx.freeze?.({ first: ADA, last: ADA })
    expect(await titlesOf(tx, ADA)).toBe(0)
    const adas = saveTitle(database.db, ADA).then(() => {
      isSaved = true
    })
    const bobs = saveTitle(database.db, BOB)
    await endTurn(tx)
    await bobs
    expect(await titlesOf(tx, BOB)).toBe(1)
    expect(await titlesOf(tx, ADA)).toBe(0)
    expect(isSaved).toBe(false)
    return { adas }
  })
  await saving.adas
  expect(isSaved).toBe(true)
})

test('a deletion that is under way continues after the piece', async () => {
  await saveTitle(database.db, ADA)
  const deleting = await inPiece(async (tx) => {
    await tx.query('select')
    const deleted = database.db.long.empty(ADA, deleteUser)
    await endTurn(tx)
    // The account is closed by now, and its rows are to be deleted in the next turns.
    tx.freeze?.({ first: ADA, last: ADA })
    expect(await titlesOf(tx, ADA)).toBe(1)
    for (let turn = 0; turn < 5; turn += 1) await endTurn(tx)
    expect(await titlesOf(tx, ADA)).toBe(1)
    return { deleted }
  })
  await deleting.deleted
  expect(await inPiece((tx) => titlesOf(tx, ADA))).toBe(0)
})

test('after a statement fails, its error is reported and those who were read can save', async () => {
  const failing = inPiece(async (tx) => {
    tx.freeze?.({ first: ADA, last: BOB })
    await tx.query('select 1 / 0')
  })
  await expect(failing).rejects.toThrow('division by zero')
  await saveTitle(database.db, ADA)
  expect(await inPiece((tx) => titlesOf(tx, ADA))).toBe(1)
})
