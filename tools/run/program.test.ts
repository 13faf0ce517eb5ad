import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Runs a program and its arguments with `runProgram`. */
function ran(program: string, args: string[], options: object) {
  const module = pathToFileURL(path.join(__dirname, 'program.mjs')).href
  const call = `const { runProgram } = await import(${JSON.stringify(module)})
process.exitCode = await runProgram(...${JSON.stringify([program, args, options])})`
  return execFileSync(process.execPath, ['--input-type=module', '-e', call], {
    encoding: 'utf8',
    stdio: 'pipe',
  })
}

test('a program gets its arguments unchanged, its folder and its variables', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'solvent-run-'))
  try {
    const config = 'console.log(JSON.stringify([process.env.GREETING, process.cwd()])); module.exports = {}'
    const file = path.join(folder, 'a "quoted" & spaced $(name) %PATH%.cjs')
    writeFileSync(file, config)
    const output = ran('jest', ['--showConfig', '--config', file], { cwd: 'tools', env: { GREETING: 'a b' } })
    expect(JSON.parse(output.split('\n', 1)[0] ?? '')).toEqual(['a b', path.resolve(__dirname, '..')])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.each([
  ['biome', '--version'],
  ['jest', '--version'],
  ['knip', '--version'],
  ['nx', '--version'],
  ['playwright', '--version'],
  ['rspack', '--version'],
])('%s is found and started', (program, question) => {
  expect(ran(program, [question], {})).toMatch(/\d+\.\d+/)
})

test('a failed program returns its exit code', () => {
  expect(() => ran('biome', ['no-such-command'], {})).toThrow(expect.objectContaining({ status: 1 }))
})
