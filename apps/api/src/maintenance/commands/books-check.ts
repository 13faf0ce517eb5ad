import { runCommand, runJob } from '../run-command'

/** Compares every balance with its journal. */
runCommand((config) => runJob(config, { job: 'books-check' }))
