/**
 * Assigns a person to one of 10,000 buckets, 0 to 9999. The same person and release always give the same bucket, on
 * every device; another release shuffles people anew. 32-bit FNV-1a over code points, with the final mix of
 * MurmurHash3, because plain FNV-1a distributes ids that differ only in their last letter badly.
 */
export function canaryBucket(person: string, release: string): number {
  let hash = 0x811c9dc5
  for (const unit of `${release} ${person}`) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % 10_000
}

/** Whether a person gets a canary with this share of the people, from 0 to 100 percent. */
export function isInCanary(person: string, release: string, percent: number): boolean {
  return canaryBucket(person, release) < percent * 100
}
