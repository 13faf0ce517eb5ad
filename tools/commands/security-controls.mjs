// @ts-check
// Removes rules from the code, one by one, and checks that their tests notice: npm run security:controls [-- 6.3.1]
import { runControls } from '../security/controls.mjs'

/** @param {string[]} args */
export async function run([only]) {
  return runControls(only)
}
