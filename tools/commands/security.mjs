// @ts-check
// Writes the tables of docs/security.md from docs/asvs.json: npm run security
import { writeFileSync } from 'node:fs'
import { securityPage } from '../security/asvs.mjs'

export async function run() {
  const { file, text } = securityPage()
  writeFileSync(file, text)
  return 0
}
