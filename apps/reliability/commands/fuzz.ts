import { runScenarios } from '../harness/runner/run-scenarios'
import { wrongBodies } from '../scenarios/fuzz/b01-malformed-requests'
import { wrongTypes, wrongTypesCoerced } from '../scenarios/fuzz/b02-wrong-types'
import { massAssignment } from '../scenarios/fuzz/b03-mass-assignment'
import { foreignIds } from '../scenarios/fuzz/b04-foreign-ids'
import { sqlInjection } from '../scenarios/fuzz/b05-sql-injection'
import { forgedTokens } from '../scenarios/fuzz/b06-forged-tokens'
import { bruteForce } from '../scenarios/fuzz/b07-brute-force'
import { leakedSecrets } from '../scenarios/fuzz/b08-leaked-secrets'
import { foreignAddresses } from '../scenarios/fuzz/b09-request-forgery'
import { slowSenders } from '../scenarios/fuzz/b11-slow-senders'
import { headers } from '../scenarios/fuzz/b12-security-headers'
import { leaving } from '../scenarios/fuzz/b14-export-delete-import'
import { csvFormulas } from '../scenarios/fuzz/b15-csv-formulas'

/** Malformed and hostile requests. */
await runScenarios('fuzz', [
  wrongBodies,
  wrongTypes,
  wrongTypesCoerced,
  massAssignment,
  foreignIds,
  sqlInjection,
  forgedTokens,
  bruteForce,
  leakedSecrets,
  foreignAddresses,
  slowSenders,
  headers,
  leaving,
  csvFormulas,
])
