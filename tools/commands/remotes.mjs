// @ts-check
// Releases remotes, and takes releases back: npm run remotes -- <command>; without one it says which there are.
import { runProgram } from '../run/program.mjs'
import { runStoreProgram } from '../run/store.mjs'

/** @param {string[]} args */
export async function run(args) {
  // Programs read what follows; what is built is told where it fails.
  const built = await runProgram('nx', ['run', '@solvent/delivery-cli:build', '--output-style=static'], {
    isQuiet: true,
  })
  return built || runStoreProgram(args)
}
