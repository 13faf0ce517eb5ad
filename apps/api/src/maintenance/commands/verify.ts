import { runCommand, runJob } from '../run-command'

/** Reads and checks everything: pages, indexes, rules and books. */
runCommand((config) => runJob(config, { job: 'verify' }))
