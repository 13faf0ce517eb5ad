import { runRows } from './harness/run-rows'
import { wrongBodies } from './rows/b01-wrong-bodies'
import { wrongTypes, wrongTypesCoerced } from './rows/b02-wrong-types'
import { moreFields } from './rows/b03-more-fields'
import { foreignIds } from './rows/b04-foreign-ids'
import { sqlInjection } from './rows/b05-sql-injection'
import { forgedTokens } from './rows/b06-forged-tokens'
import { bruteForce } from './rows/b07-brute-force'
import { secretsKept } from './rows/b08-secrets'
import { foreignAddresses } from './rows/b09-foreign-addresses'
import { slowSenders } from './rows/b11-slow-senders'
import { headers } from './rows/b12-headers'
import { leaving } from './rows/b14-leaving'

/** Whatever people, and those who mean harm, may send. */
await runRows('fuzz', [
  wrongBodies,
  wrongTypes,
  wrongTypesCoerced,
  moreFields,
  foreignIds,
  sqlInjection,
  forgedTokens,
  bruteForce,
  secretsKept,
  foreignAddresses,
  slowSenders,
  headers,
  leaving,
])
