import type { Place, RegistryRow, Topics } from '@solvent/delivery'

/** What a remote is in the registry: for most people, and for those of its canary. */
interface Present {
  readonly name: string
  readonly place: Place
  readonly topics: Topics
}

/** Every release that a page may run. */
export function presentIn(rows: ReadonlyMap<string, RegistryRow>): Present[] {
  return [...rows].flatMap(([name, row]) => [
    { name, place: row.place, topics: row.topics },
    ...(row.canary ? [{ name, place: row.canary.release.place, topics: row.canary.release.topics }] : []),
  ])
}

/** What a place has for itself, and how that is called. */
function claims(place: Place): [what: string, of: string][] {
  if (place.kind === 'widget') return [['slot', place.slot]]
  const keys = place.shortcut ? [['keys', place.shortcut.keys.join(' ')] satisfies [string, string]] : []
  return [['path', place.path], ['label', place.label], ...keys]
}

/** Places that another remote has already. */
export function takenPlaces(
  { name, place }: Pick<Present, 'name' | 'place'>,
  others: readonly Present[],
): string[] {
  return claims(place).flatMap(([what, value]) => {
    const holder = others.find(
      (other) =>
        other.name !== name && claims(other.place).some(([kind, taken]) => kind === what && taken === value),
    )
    return holder
      ? [`The ${what} ${value} of ${name} is taken by ${holder.name}: choose another one in its remote.json.`]
      : []
  })
}

/** Topics that it hears and nobody speaks of. */
export function unspoken(
  { name, topics }: Pick<Present, 'name' | 'topics'>,
  speakers: readonly { topics: Topics }[],
): string[] {
  const spoken = new Set([...topics.emits, ...speakers.flatMap((speaker) => speaker.topics.emits)])
  return topics.hears
    .filter((topic) => !spoken.has(topic))
    .map((topic) => `${name} hears ${topic}, and nothing that is released publishes it.`)
}
