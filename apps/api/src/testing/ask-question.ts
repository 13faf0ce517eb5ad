import { randomUUID } from 'node:crypto'
import type { AskedQuestion } from '@solvent/quick-entry'
import { answerQuestion } from '../domain/assistant/answers/answer-question'
import { readTurnSetting } from '../domain/assistant/turn-setting'
import { bankFilePool } from '../domain/bank-files/bank-file-pool'
import { deriveServerKeys } from '../domain/secrets/server-keys'
import type { Services } from '../domain/services'
import type { Setting } from './setting'

/** The answer to a question about a person's books, without a message that asks it. */
export async function askQuestion(
  { server: { db, clock, ai, serverKey } }: Setting,
  plans: Services['plans'],
  userId: string,
  asked: AskedQuestion,
) {
  const keys = deriveServerKeys(serverKey)
  const services: Services = {
    db,
    clock,
    ai,
    keys,
    registrationsPerMinute: 60,
    report: () => {},
    plans,
    bankFiles: bankFilePool(),
  }
  const turn = { id: randomUUID(), conversationId: randomUUID(), message: '', worker: '', steps: [] }
  return answerQuestion(services, userId, await readTurnSetting(services, userId, turn), asked)
}
