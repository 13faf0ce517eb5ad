// Engines: none
import { type BackupFile, type BackupKind, backupName, parseBackupName } from './backup-names'
import { outdatedBackups } from './retention'

/** A Saturday. */
const NOW = new Date('2026-11-21T12:00:00Z')

function retained(files: readonly [at: string, kind?: BackupKind][]): string[] {
  const all = files.map(([at, kind = 'whole']) => ({
    name: backupName(kind, new Date(at)),
    kind,
    at: new Date(at),
  }))
  const outdated = new Set(outdatedBackups(all, NOW))
  return all.filter((file) => !outdated.has(file)).map(({ at }) => at.toISOString().slice(0, 16))
}

/** A backup at three every night for this many days. */
function nightly(days: number): [string][] {
  const first = Date.parse('2026-11-21T03:00:00Z')
  return Array.from({ length: days }, (_, ago) => [new Date(first - ago * 86_400_000).toISOString()])
}

test.each<[string, [string, BackupKind?][], string[]]>([
  [
    'the newest of each of the last seven days and four weeks',
    nightly(60),
    [
      '2026-11-21T03:00',
      '2026-11-20T03:00',
      '2026-11-19T03:00',
      '2026-11-18T03:00',
      '2026-11-17T03:00',
      '2026-11-16T03:00',
      '2026-11-15T03:00', // both the seventh day and the Sunday of the previous week
      '2026-11-08T03:00',
      '2026-11-01T03:00',
    ],
  ],
  [
    'everything from the last 24 hours, and the newest of an earlier day with several',
    [
      ['2026-11-21T01:00Z'],
      ['2026-11-21T09:00Z'],
      ['2026-11-19T01:00Z'],
      ['2026-11-19T09:00Z'],
      ['2026-11-19T05:00Z'],
    ],
    ['2026-11-21T01:00', '2026-11-21T09:00', '2026-11-19T09:00'],
  ],
  ['the newest backup, however old', [['2026-01-01T00:00Z'], ['2026-01-02T00:00Z']], ['2026-01-02T00:00']],
  [
    'a backup before a migration, for 30 days',
    [
      ['2026-11-21T01:00Z'],
      ['2026-10-22T12:00Z', 'before-migration'],
      ['2026-10-22T11:59Z', 'before-migration'],
    ],
    ['2026-11-21T01:00', '2026-10-22T12:00'],
  ],
  [
    'a copy of one person, for 30 days and without replacing a backup',
    [['2026-11-21T01:00Z', 'person'], ['2026-11-20T23:00Z'], ['2026-10-01T00:00Z', 'person']],
    ['2026-11-21T01:00', '2026-11-20T23:00'],
  ],
  ['nothing without any backup', [], []],
])('the retention keeps %s', (_, files, expected) => {
  expect(retained(files)).toEqual(expected)
})

test('with nightly pruning, the last backup of each recent week remains', () => {
  let files: BackupFile[] = []
  for (let ago = 60; ago >= 0; ago -= 1) {
    const at = new Date(NOW.getTime() - ago * 86_400_000)
    files.push({ name: backupName('whole', at), kind: 'whole', at })
    const outdated = new Set(outdatedBackups(files, at))
    files = files.filter((file) => !outdated.has(file))
  }
  const ages = files.map(({ at }) => (NOW.getTime() - at.getTime()) / 86_400_000)
  expect(ages).toEqual([20, 13, 6, 5, 4, 3, 2, 1, 0])
})

test('the name of a backup contains its time and kind, and other file names are not accepted', () => {
  for (const kind of ['whole', 'before-migration', 'person'] as const) {
    const name = backupName(kind, NOW)
    expect(parseBackupName(name)).toEqual({ name, kind, at: NOW })
  }
  expect(backupName('whole', NOW)).toBe('solvent-2026-11-21T120000.000Z.backup.gz')
  for (const name of ['notes.txt', 'solvent-2026-13-21T120000.000Z.backup.gz', 'solvent.backup.gz']) {
    expect(parseBackupName(name)).toBeNull()
  }
})
