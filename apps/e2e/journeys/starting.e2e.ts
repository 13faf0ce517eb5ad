import path from 'node:path'
import { expect, test } from '@playwright/test'
import { refusedStart, startSolvent } from '../support/app-process'
import { ownPort } from '../support/own-app'
import { runningApp } from '../support/running-app'
import { temporaryFolder } from '../support/temporary-folder'

test('a second start on the same data folder is refused and names the process that uses it', async () => {
  const { dataDir } = runningApp()
  const { stderr, code } = await refusedStart({ port: ownPort(), dataDir })
  expect(stderr).toMatch(
    /The data folder \S+ is in use by process \d+ \(started .+\) on host \S+\. Stop it first/,
  )
  expect(code).toBe(1)
})

test('a port in use is named', async () => {
  const port = Number(new URL(runningApp().origin).port)
  const { stderr, code } = await refusedStart({ port, dataDir: 'unused' })
  expect(stderr).toContain(`Port ${port} is used by another program.`)
  expect(code).toBe(1)
})

test('saved data survives a crash, and the next start takes over the stale lock', async () => {
  const { folder, remove } = await temporaryFolder('crash')
  const options = { port: ownPort(), dataDir: path.join(folder, 'data') }
  const call = (origin: string, path: string, body: object) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const account = { email: 'grace@example.com', password: 'Compiler1' }

  const first = await startSolvent(options)
  const registered = await call(first.origin, '/api/auth/register', { ...account, username: 'grace' })
  expect(registered.status).toBe(200)
  await first.stop('SIGKILL')

  const second = await startSolvent(options)
  try {
    const login = await call(second.origin, '/api/auth/login', account)
    expect(login.status).toBe(200)
  } finally {
    await second.stop()
    await remove()
  }
})
