import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadJob, LoadReport, LoadUser } from '../harness/requests/load'
import { WireClient, type WireReply } from '../harness/requests/wire-client'
import { quantile } from '../harness/runner/statistics'

const READS = ['/api/dashboard', '/api/assets', '/api/liabilities', '/api/entries', '/api/profile']
const PAYMENT = JSON.stringify({ payment_type: 'partial', payment_account: 'Cash', payment_amount: 0.01 })
/** How often a payment without a final response is sent, with the same key. */
const SETTLING_ATTEMPTS = 100
const SETTLING_PAUSE_MS = 100

const latencies: number[] = []
const statuses: Record<string, number> = {}
let unsettled = 0
let unexplained = 0

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk)
const job = JSON.parse(Buffer.concat(chunks).toString('utf8')) as LoadJob
const began = performance.now()
const acknowledged = job.kind === 'users' ? await runUsers(job) : await runLogins(job)
const seconds = (performance.now() - began) / 1000
const report: LoadReport = {
  statuses,
  perSecond: (statuses[200] ?? 0) / seconds,
  seconds,
  latency: {
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
    max: quantile(latencies, 1),
  },
  acknowledged,
  unsettled,
  unexplained,
}
process.stdout.write(JSON.stringify(report))

async function runUsers({ users, ...load }: Extract<LoadJob, { kind: 'users' }>): Promise<number[]> {
  const end = performance.now() + load.seconds * 1000
  return Promise.all(users.map((user) => use(user, load, end)))
}

/** Resolves to the number of the user's acknowledged payments. */
async function use(
  { token, debtId }: LoadUser,
  { url, thinkMs, reads }: Omit<Extract<LoadJob, { kind: 'users' }>, 'users'>,
  end: number,
): Promise<number> {
  const client = new WireClient(url)
  const authorization = `Bearer ${token}`
  let paid = 0
  // Spread the starts.
  await sleep(Math.random() * thinkMs)
  while (performance.now() < end) {
    if (Math.random() < reads) {
      const path = READS[Math.floor(Math.random() * READS.length)] ?? '/api/profile'
      await measured(() => client.send({ method: 'GET', path, headers: { authorization } }))
    } else if (await pay(client, debtId, authorization)) {
      paid += 1
    }
    if (thinkMs > 0) await sleep(thinkMs * (0.5 + Math.random()))
  }
  client.close()
  return paid
}

/** Pays one cent, retrying on 503 and lost connections; true if the payment is acknowledged. */
async function pay(client: WireClient, debtId: string, authorization: string): Promise<boolean> {
  const headers = { authorization, 'idempotency-key': randomUUID() }
  for (let attempt = 0; attempt < SETTLING_ATTEMPTS; attempt += 1) {
    const path = `/api/liabilities/${debtId}/pay`
    const status = await measured(() => client.send({ method: 'POST', path, headers, body: PAYMENT }))
    if (status === 200) return true
    if (status !== 503 && status !== 0) break
    await sleep(SETTLING_PAUSE_MS * Math.random())
  }
  unsettled += 1
  return false
}

async function runLogins(load: Extract<LoadJob, { kind: 'logins' }>): Promise<number[]> {
  const open: Promise<unknown>[] = []
  const total = load.perSecond * load.seconds
  const began = performance.now()
  for (let n = 0; n < total; n += 1) {
    // At a fixed rate, regardless of responses: people do not wait for each other.
    const due = began + (n * 1000) / load.perSecond
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    open.push(login(load, n))
  }
  await Promise.all(open)
  return []
}

async function login({ url, emails, password }: Extract<LoadJob, { kind: 'logins' }>, n: number) {
  const client = new WireClient(url)
  const headers = { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }
  const body = JSON.stringify({ email: emails[n % emails.length], password })
  await measured(() => client.send({ method: 'POST', path: '/api/auth/login', headers, body }))
  client.close()
}

async function measured(send: () => Promise<WireReply>): Promise<number> {
  const began = performance.now()
  const reply = await send()
  const { status } = reply
  latencies.push(performance.now() - began)
  statuses[status] = (statuses[status] ?? 0) + 1
  if (status >= 500 && !isExplained(reply)) unexplained += 1
  return status
}

function isExplained({ head, body }: WireReply): boolean {
  return /\r\nretry-after: *\d+/i.test(head) && body.startsWith('{') && body.endsWith('}')
}
