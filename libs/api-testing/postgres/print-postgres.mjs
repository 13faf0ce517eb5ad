// @ts-check
// Which PostgreSQL the tests use: results of one say nothing of another.
import { findPostgres } from './find-postgres.mjs'

process.stdout.write(`${JSON.stringify(findPostgres())}\n`)
