import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { renderReport } from './render-report'
import { fromRepository } from './repository'
import type { Engine, Outcome } from './row'

/** One figure, as a run has seen it. */
export interface Result extends Outcome {
  id: string
  engine: Engine
  test: string
  goal: string
  command: string
  rounds: number
  seconds: number
  /** The day and the machine of the run; set when it is kept. */
  seen?: string
}

const FIGURES = fromRepository('apps/api/reliability/figures.json')
const REPORT = fromRepository('docs/reliability.md')

/** Keeps the figure in place of the row's former one, and writes the report anew. */
export function record(result: Result): void {
  const others = readFigures().filter(({ id, engine }) => id !== result.id || engine !== result.engine)
  const figures = [...others, { ...result, seen: `${today()}, ${machine()}` }].sort(byRow)
  writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`)
  writeFileSync(REPORT, renderReport(figures))
}

function readFigures(): Result[] {
  return JSON.parse(readFileSync(FIGURES, 'utf8')) as Result[]
}

/** F before L before M before B before R, each by number; the embedded engine first. */
function byRow(a: Result, b: Result): number {
  return rank(a.id) - rank(b.id) || a.id.length - b.id.length || a.engine.localeCompare(b.engine)
}

function rank(id: string): number {
  return 'FLMBR'.indexOf(id.charAt(0)) * 1000 + Number.parseInt(id.slice(1), 10)
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} cores, ${memory} GB, Node ${process.versions.node}`
}
