/** A device as it is listed. */
export function deviceTitle({ name }: { name: string }): string {
  return name || 'Unknown device'
}
