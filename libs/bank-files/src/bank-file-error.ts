/** A file that cannot be read, in a sentence for the person who chose it. */
export class BankFileError extends Error {
  override readonly name = 'BankFileError'

  /**
   * @param problem a sentence without the place, such as "The date 31/31/2026 does not exist."
   * @param line the line or row of the file, from 1; null if the problem is the file itself
   */
  constructor(
    readonly problem: string,
    readonly line: number | null = null,
  ) {
    super(line === null ? problem : `Line ${line}: ${problem}`)
  }
}
