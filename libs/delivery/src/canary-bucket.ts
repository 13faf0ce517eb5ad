/**
 * Which of 10,000 parts of the people somebody is in, from 0 to 9999. The same person and the same release always give the
 * same part, on every device; another release gives other people. FNV-1a of 32 bits over UTF-16 code units, with the
 * final mix of MurmurHash3, because the plain one spreads ids that differ by their last letter badly.
 */
export function canaryBucket(person: string, release: string): number {
  let hash = 0x811c9dc5
  for (const unit of `${release} ${person}`) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % 10_000
}

/** Whether somebody gets a canary that `percent` of the people get, from 0 to 100. */
export function isInCanary(person: string, release: string, percent: number): boolean {
  return canaryBucket(person, release) < percent * 100
}
