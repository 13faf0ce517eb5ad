import type { Release } from '@solvent/delivery'
import { activeReleases, takenPlaces, unpublishedTopics } from '@solvent/delivery/bus-and-places'
import type { OpenedRegistry } from '@solvent/delivery/signing'
import { changedKind, disagreements } from '../checks/agreement'
import { misfits, uncomparedTypes } from '../checks/misfits'
import {
  brokenManifest,
  foreignManifest,
  missingExposes,
  overBudget,
  wrongFiles,
} from '../checks/release-checks'
import { Refusal } from '../failure'
import type { Build } from '../store/build'
import type { Packed } from '../store/release-files'
import { rowsOf } from '../store/revisions'
import { runningShells } from '../store/shells'
import type { Store } from '../store/store'

interface Candidate {
  readonly store: Store
  readonly registry: Pick<OpenedRegistry, 'remotes'>
  readonly build: Build
  readonly packed: Packed
  readonly release: Release
}

/**
 * Checks that a release works with what is deployed.
 *
 * @returns warnings
 * @throws Refusal if it would not work
 */
export function checkRelease({ store, registry, build, packed, release }: Candidate): string[] {
  const shells = runningShells(store)
  const rows = rowsOf(registry)
  const present = activeReleases(rows)
  const broken = brokenManifest(release)
  if (broken.length > 0) throw new Refusal(broken.join('\n'))
  const wrong = [
    ...foreignManifest(release),
    ...missingExposes(release),
    ...wrongFiles(release, build),
    ...disagreements(release, build),
    ...changedKind(release, rows.get(release.name)),
    ...overBudget(release, packed.bytes),
    ...misfits(store, release, build.files),
    ...takenPlaces(release, present),
  ]
  if (wrong.length > 0) throw new Refusal(wrong.join('\n'))
  const unchecked =
    shells.length > 0
      ? uncomparedTypes(store, release)
      : ['No shell is recorded, so nothing was compared with what it offers.']
  return [...unpublishedTopics(release, [...present, ...shells]), ...unchecked]
}
