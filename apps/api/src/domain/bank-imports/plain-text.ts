/** A text in lower case without accents, by which texts of banks are compared. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}
