import { runRows } from './harness/run-rows'
import { manyUsers } from './rows/l01-many-users'
import { sustainedPayments } from './rows/l02-payments'
import { logins } from './rows/l03-logins'
import { soak } from './rows/l04-soak'
import { start } from './rows/l05-start'
import { parallelPayments, parallelPaymentsWithoutLocks } from './rows/m01-parallel-payments'
import { sameKey } from './rows/m02-same-key'
import { sameKeyOtherBody } from './rows/m03-same-key-other-body'
import { answerLost } from './rows/m04-answer-lost'
import { twoTabs } from './rows/m05-two-tabs'
import { oneSource } from './rows/m06-one-source'
import { manyWriters } from './rows/m07-many-writers'
import { model } from './rows/m08-model'
import { exactness } from './rows/m09-exactness'
import { replicas } from './rows/r01-replicas'

/** Many at once, and money that must be right to the cent. */
await runRows('load', [
  manyUsers,
  sustainedPayments,
  logins,
  soak,
  start,
  parallelPayments,
  parallelPaymentsWithoutLocks,
  sameKey,
  sameKeyOtherBody,
  answerLost,
  twoTabs,
  oneSource,
  manyWriters,
  model,
  exactness,
  replicas,
])
