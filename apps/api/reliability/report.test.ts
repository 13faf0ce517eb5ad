import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderReport } from './harness/render-report'

test('docs/reliability.md holds the figures that the runs have kept, and nothing else', () => {
  const figures = JSON.parse(readFileSync(join(__dirname, 'figures.json'), 'utf8'))
  const page = readFileSync(join(__dirname, '../../../docs/reliability.md'), 'utf8')
  expect(page).toBe(renderReport(figures))
})
