import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { signUp } from '../support/api'
import { followLink, goTo } from '../support/navigation'
import { test } from '../support/own-app'
import { repository } from '../support/running-app'
import { expect } from '../support/test'

const stopped = 'assets-mfe'
let restarted: ChildProcess | undefined

async function isReachable(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  )
}

async function restart(origin: string, storeDir: string) {
  const releases = path.join(storeDir, stopped.replaceAll('-', '_'))
  const args = ['tools/run/static-host.mjs', releases, new URL(origin).port]
  restarted = spawn(process.execPath, args, { cwd: repository, stdio: 'inherit' })
  await expect.poll(() => isReachable(origin)).toBe(true)
}

test.afterEach(() => {
  restarted?.kill()
})

test('a remote that is down affects nothing else, and recovers automatically', async ({
  ownApp,
  page,
  user,
  allowProblem,
}) => {
  const remote = ownApp.remotes[stopped]
  if (!remote) throw new Error(`${stopped} does not run`)
  const { origin, pid } = remote
  allowProblem(new RegExp(`net::ERR_CONNECTION_REFUSED .*${origin}`))
  allowProblem(new RegExp(`${origin}\\S* could not be loaded`))
  await signUp(page)
  process.kill(pid)
  await expect.poll(() => isReachable(origin)).toBe(false)
  await page.reload()

  await followLink(user, 'Assets')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Assets is not available right now')
  await expect(notice).toContainText('The rest of Solvent works as usual')

  await goTo(user, 'Liabilities')
  await goTo(user, 'Plan')
  await goTo(user, 'Dashboard')
  await expect(page.getByRole('heading', { name: 'Personal Finance Assistant' })).toBeVisible()

  await followLink(user, 'Assets')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toBeVisible()
  await restart(origin, ownApp.storeDir)
  await expect(page.getByRole('heading', { name: 'Asset Management' })).toBeVisible()
})
