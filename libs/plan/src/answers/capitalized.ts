export function capitalized(text: string): string {
  return text.replace(/^./, (first) => first.toUpperCase())
}
