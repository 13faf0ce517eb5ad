// @ts-check
import { rmSync } from 'node:fs'

/** After all tests: removes the program that was built for them. */
export default function remove() {
  const folder = process.env.SOLVENT_TEST_DELIVERY
  if (folder) rmSync(folder, { recursive: true, force: true })
}
