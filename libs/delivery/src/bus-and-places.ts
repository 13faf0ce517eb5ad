import type { Place } from './place'
import type { RegistryRow } from './registry'
import type { RegisteredRelease, Topics } from './release'

/** A release of a remote in the registry: the stable one or its canary. */
interface ActiveRelease {
  readonly name: string
  readonly place: Place
  readonly topics: Topics
}

/** The releases of a row: the stable one, and its canary. */
export function releasesOf({ canary, ...stable }: RegistryRow): RegisteredRelease[] {
  return canary ? [stable, canary.release] : [stable]
}

/** All releases that a page may run. */
export function activeReleases(rows: ReadonlyMap<string, RegistryRow>): ActiveRelease[] {
  return [...rows].flatMap(([name, row]) =>
    releasesOf(row).map(({ place, topics }) => ({ name, place, topics })),
  )
}

/** What a place claims exclusively, by kind. */
function claims(place: Place): [kind: string, value: string][] {
  if (place.kind === 'widget') return [['slot', place.slot]]
  const keys = place.shortcut ? [['keys', place.shortcut.keys.join(' ')] satisfies [string, string]] : []
  return [['path', place.path], ['label', place.label], ...keys]
}

/** A sentence for each claim that another remote already has. */
export function takenPlaces(
  { name, place }: Pick<ActiveRelease, 'name' | 'place'>,
  others: readonly ActiveRelease[],
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

/** A sentence for each topic that the remote listens to and nothing publishes. */
export function unpublishedTopics(
  { name, topics }: Pick<ActiveRelease, 'name' | 'topics'>,
  publishers: readonly { topics: Topics }[],
): string[] {
  const published = new Set([...topics.emits, ...publishers.flatMap((publisher) => publisher.topics.emits)])
  return topics.hears
    .filter((topic) => !published.has(topic))
    .map((topic) => `${name} hears ${topic}, and nothing that is released publishes it.`)
}
