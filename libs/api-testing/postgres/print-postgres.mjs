// @ts-check
// Prints which PostgreSQL the tests use: results for one do not apply to another.
import { findPostgres } from './find-postgres.mjs'

process.stdout.write(`${JSON.stringify(findPostgres())}\n`)
