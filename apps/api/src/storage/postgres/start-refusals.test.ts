import { Client } from 'pg'
import { createPostgresDatabase } from '../../testing/postgres-database'
import { openPostgres } from './open-postgres'

let url = ''
let drop: () => Promise<void>

beforeEach(async () => {
  ;({ url, drop } = await createPostgresDatabase())
})
afterEach(() => drop())

async function asOwner(statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

describe('a start is refused with instructions', () => {
  async function refusal(change: (url: URL) => void): Promise<unknown> {
    const changed = new URL(url.replace('@/', '@placeholder/'))
    change(changed)
    return openPostgres({ url: changed.href.replace('@placeholder/', '@/') }).catch((error) => error)
  }

  test('when no server is listening', async () => {
    const refused = await openPostgres({ url: 'postgres://me:Sesam@127.0.0.1:9/books' }).catch(
      (error) => error,
    )
    expect(refused).toMatchObject({
      name: 'StartRefusal',
      message: 'The PostgreSQL server at 127.0.0.1:9 does not answer. Start it, or correct DATABASE_URL.',
    })
  })

  test('when the user does not exist', async () => {
    expect(await refusal((target) => Object.assign(target, { username: 'stranger' }))).toMatchObject({
      name: 'StartRefusal',
      message:
        'PostgreSQL does not accept the user "stranger" with the password of DATABASE_URL. Correct it there.',
    })
  })

  test('when the database does not exist', async () => {
    expect(await refusal((target) => Object.assign(target, { pathname: '/nowhere' }))).toMatchObject({
      name: 'StartRefusal',
      message: expect.stringContaining('has no database "nowhere"'),
    })
  })

  test('when the user lacks the rights to create roles', async () => {
    const user = `visitor_${Date.now()}`
    await asOwner(`create role ${user} login password 'Sesam-1'`)
    const refused = await refusal((target) => Object.assign(target, { username: user, password: 'Sesam-1' }))
    await asOwner(`drop role ${user}`)
    expect(refused).toMatchObject({
      name: 'StartRefusal',
      message: expect.stringContaining(`grant solvent_app, solvent_maintenance, solvent_backup to "${user}"`),
    })
    expect(String(refused)).not.toContain('Sesam')
  })

  test('when the URL is invalid, without showing the password', async () => {
    const refused = await openPostgres({ url: 'postgres://me:Sesam@host:port/books' }).catch((error) => error)
    expect(refused).toMatchObject({ name: 'StartRefusal' })
    expect(String(refused)).not.toContain('Sesam')
  })
})
