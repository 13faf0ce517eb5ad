import { runScenarios } from '../harness/runner/run-scenarios'
import { manyUsers } from '../scenarios/load/l01-many-users'
import { sustainedPayments } from '../scenarios/load/l02-sustained-payments'
import { logins } from '../scenarios/load/l03-logins'
import { soak } from '../scenarios/load/l04-soak'
import { start } from '../scenarios/load/l05-start-up'
import { loginStorm, loginStormBehindTransactions } from '../scenarios/load/l06-login-storm'
import { plansBesideOthers, plansOnTheEventLoop } from '../scenarios/load/l07-plans-beside-others'
import { longBooks } from '../scenarios/load/l08-long-books'
import { livePages } from '../scenarios/load/l09-live-pages'
import { longJournal } from '../scenarios/load/l10-long-journal'
import { paidOffDebts } from '../scenarios/load/l11-paid-off-debts'
import { importBesideOthers } from '../scenarios/load/l12-import-beside-others'
import { parallelPayments, parallelPaymentsWithoutLocks } from '../scenarios/load/m01-parallel-payments'
import { answerLost } from '../scenarios/load/m04-answer-lost'
import { manyWriters } from '../scenarios/load/m07-concurrent-writers'
import { model } from '../scenarios/load/m08-random-sequences'
import { exactness } from '../scenarios/load/m09-exactness'
import { draftConfirmed } from '../scenarios/load/m10-draft-confirmed'
import { tornReads, tornReadsWithoutSnapshots } from '../scenarios/load/m11-torn-reads'
import { replicas } from '../scenarios/load/r01-replicas'
import { pooler, poolerWithNames } from '../scenarios/load/r03-pooler'
import { livePagesOfTwoServers } from '../scenarios/load/r04-live-pages-of-two-servers'

/** Concurrent load, and amounts that must be right to the cent. */
await runScenarios('load', [
  manyUsers,
  sustainedPayments,
  logins,
  soak,
  start,
  plansBesideOthers,
  plansOnTheEventLoop,
  loginStorm,
  loginStormBehindTransactions,
  longBooks,
  livePages,
  longJournal,
  paidOffDebts,
  importBesideOthers,
  parallelPayments,
  parallelPaymentsWithoutLocks,
  answerLost,
  manyWriters,
  model,
  exactness,
  draftConfirmed,
  tornReads,
  tornReadsWithoutSnapshots,
  replicas,
  pooler,
  poolerWithNames,
  livePagesOfTwoServers,
])
