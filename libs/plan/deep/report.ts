/** Prints a figure of a comparison, or why there is none. */
export function report(line: string): void {
  process.stderr.write(`${line}\n`)
}
