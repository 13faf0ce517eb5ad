import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** The violations that the lint reports in a file with these lines. */
function problemsIn(file: string, ...lines: string[]): string[] {
  const module = pathToFileURL(path.join(__dirname, 'style.mjs')).href
  const call = `const { styleProblems } = await import(${JSON.stringify(module)})
const problems = styleProblems(${JSON.stringify(file)}, ${JSON.stringify(lines.join('\n'))})
process.stdout.write(JSON.stringify(problems))`
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', call], { encoding: 'utf8' }))
}

test('the lint refuses words that hide who does what, in comments, names and texts', () => {
  const lines = [
    '// Whoever waits is served.',
    "const nobody = 'x'",
    "const text = 'Somebody else changed it.'",
  ]
  expect(problemsIn('apps/shell/src/a.tsx', ...lines)).toEqual([
    expect.stringMatching(/^apps\/shell\/src\/a\.tsx:1: "Whoever": name /),
    expect.stringMatching(/^apps\/shell\/src\/a\.tsx:2: "nobody": name /),
    expect.stringMatching(/^apps\/shell\/src\/a\.tsx:3: "Somebody": name /),
  ])
})

test('words that are fine on screen are refused in comments only', () => {
  const lines = [
    "const text = 'Pay it all at once.'",
    '/** Sends all of them at once. */',
    '  // The page is told.',
  ]
  expect(problemsIn('libs/ui/src/a.ts', ...lines)).toEqual([
    expect.stringMatching(/^libs\/ui\/src\/a\.ts:2: "at once": write /),
    expect.stringMatching(/^libs\/ui\/src\/a\.ts:3: "told": write /),
  ])
})

test('a comment is at most 120 characters wide, unless it has an address', () => {
  const long = 'x'.repeat(120)
  expect(
    problemsIn('tools/a.mjs', `// ${long}`, `// https://example.com/${long}`, `const x = '${long}'`),
  ).toEqual(['tools/a.mjs:1: The comment is wider than 120 characters.'])
})

test('phrases that people write may have any words', () => {
  expect(
    problemsIn('libs/quick-entry/src/testing/golden/phrases.ts', "['paid for somebody else', 1],"),
  ).toEqual([])
})
