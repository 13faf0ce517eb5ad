import { hostsOf } from './hosts'

test('a URL names one or several servers, which share its user, database and options', () => {
  expect(hostsOf('postgres://me:Sesam@one:5433/books?sslmode=disable')).toEqual([
    { name: 'one:5433', url: 'postgres://me:Sesam@one:5433/books?sslmode=disable' },
  ])
  expect(hostsOf('postgres://me:Sesam@one:5433,two/books?target_session_attrs=read-write')).toEqual([
    { name: 'one:5433', url: 'postgres://me:Sesam@one:5433/books?target_session_attrs=read-write' },
    { name: 'two:5432', url: 'postgres://me:Sesam@two/books?target_session_attrs=read-write' },
  ])
})

test('hosts may be IPv6 addresses or socket folders', () => {
  const names = (url: string) => hostsOf(url).map(({ name }) => name)
  expect(names('postgresql://[2001:db8::1]:5433,[2001:db8::2]/books')).toEqual([
    '2001:db8::1:5433',
    '2001:db8::2:5432',
  ])
  expect(names('postgres://me@%2Frun%2Fone,%2Frun%2Ftwo:5433/books')).toEqual([
    '/run/one:5432',
    '/run/two:5433',
  ])
  expect(names('postgres://me@/books?host=/run/one')).toEqual(['/run/one:5432'])
})

test('an invalid URL is refused without showing the password', () => {
  const read = () => hostsOf('postgres://me:Sesam@one,two:port/books')
  expect(read).toThrow('DATABASE_URL cannot be read')
  expect(read).not.toThrow('Sesam')
})
