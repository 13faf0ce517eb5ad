// @ts-check
import { rmSync } from 'node:fs'

/** Removes the program built for the tests. */
export default function remove() {
  const folder = process.env.SOLVENT_TEST_DELIVERY
  if (folder) rmSync(folder, { recursive: true, force: true })
}
