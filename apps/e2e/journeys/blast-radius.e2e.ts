import { expectContained } from '../support/delivery/blast'
import { blastCases } from '../support/delivery/blast-cases'
import { findRemotes } from '../support/delivery/found-remotes'
import { test } from '../support/delivery/test'

for (const blast of blastCases(findRemotes(), process.env.BLAST)) {
  const { remote, part, fault } = blast
  test(`${remote.name} · ${part} · ${fault}`, async ({ user, front, releaseHost, allowProblem }, info) => {
    await expectContained({ user, front, releaseHost, allowProblem }, blast, info)
  })
}
