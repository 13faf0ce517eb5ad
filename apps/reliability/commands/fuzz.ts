import { runScenarios } from '../harness/runner/run-scenarios'
import { wrongBodies } from '../scenarios/fuzz/b01-malformed-requests'
import { foreignIds } from '../scenarios/fuzz/b04-foreign-ids'
import { bruteForce } from '../scenarios/fuzz/b07-brute-force'
import { leakedSecrets } from '../scenarios/fuzz/b08-leaked-secrets'
import { slowSenders } from '../scenarios/fuzz/b11-slow-senders'
import { leaving } from '../scenarios/fuzz/b14-export-delete-import'

/** Malformed and hostile requests. */
await runScenarios('fuzz', [wrongBodies, foreignIds, bruteForce, leakedSecrets, slowSenders, leaving])
