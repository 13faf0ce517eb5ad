// @ts-check
// Releases remotes, and takes releases back: npm run remotes -- <command>; without one it says which there are.
import { ensureInstalled } from './run/install.mjs'
import { runProgram } from './run/program.mjs'
import { runStoreProgram } from './run/store.mjs'

const args = process.argv.slice(2)

ensureInstalled()
// Programs read what follows; what is built is told where it fails.
const built = await runProgram('nx', ['run', '@solvent/delivery-cli:build', '--output-style=static'], {
  isQuiet: true,
})
if (built !== 0) process.exit(built)
process.exit(runStoreProgram(args))
