// @ts-check
// Releases remotes, and takes releases back: npm run remotes -- <command>; without a command it lists them.
import { runProgram } from '../run/program.mjs'
import { runStoreProgram } from '../run/store.mjs'

/** @param {string[]} args */
export async function run(args) {
  // Programs read the output that follows, so a build prints only its failures.
  const built = await runProgram('nx', ['run', '@solvent/delivery-cli:build', '--output-style=static'], {
    isQuiet: true,
  })
  return built || runStoreProgram(args)
}
