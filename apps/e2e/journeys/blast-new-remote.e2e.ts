import { expectContained } from '../support/delivery/blast'
import { faultsOf } from '../support/delivery/blast-cases'
import { type FoundRemote, remoteIn } from '../support/delivery/found-remotes'
import { test } from '../support/delivery/test'
import { generateRemote } from '../support/generated-remote'
import { copyRepository } from '../support/repository-copy'
import { temporaryFolder } from '../support/temporary-folder'

// In one process, which generates the remote once.
test.describe.configure({ mode: 'default' })

const { BLAST = 'selection' } = process.env

let copy: Awaited<ReturnType<typeof temporaryFolder>>
let remote: FoundRemote | null

test.beforeAll(async () => {
  copy = await temporaryFolder('blast-new-remote')
  copyRepository(copy.folder)
  remote = remoteIn(generateRemote(copy.folder))
})

test.afterAll(() => copy.remove())

const isRequested = ['selection', 'all', 'generated'].includes(BLAST)

for (const { part, fault } of isRequested ? faultsOf(null, BLAST !== 'selection') : []) {
  test(`a generated remote · ${part} · ${fault}`, async ({
    user,
    front,
    releaseHost,
    allowProblem,
  }, info) => {
    if (!remote) throw new Error('The generated remote has no remote.json')
    await expectContained({ user, front, releaseHost, allowProblem }, { remote, part, fault }, info)
  })
}
