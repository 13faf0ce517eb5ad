import { readFileSync } from 'node:fs'
import path from 'node:path'

const text = readFileSync(path.resolve(__dirname, '../../../deploy/nginx/solvent.conf'), 'utf8')
const [common = '', app = '', remotes = ''] = text.split('\nserver {\n')

/** The values of a directive in a text. */
function valuesOf(directive: string, part: string): string[] {
  return [...part.matchAll(new RegExp(`^ *${directive} (.*);$`, 'gm'))].map(([, value = '']) => value)
}

test('nginx replaces each header with which a client could name its address, host or protocol', () => {
  const set = valuesOf('proxy_set_header', app).filter((value) => value.startsWith('X-Forwarded-'))
  expect(set).toEqual([
    'X-Forwarded-For $remote_addr',
    'X-Forwarded-Host $http_host',
    'X-Forwarded-Proto $client_scheme',
  ])
  // One in a location would replace all of these.
  expect(app.match(/^ {3,}proxy_set_header/gm)).toBeNull()
})

test('nginx uses TLS 1.2 and 1.3 only, with suites of forward secrecy and authenticated encryption', () => {
  expect(valuesOf('ssl_protocols', common)).toEqual(['TLSv1.2 TLSv1.3'])
  const [ciphers = ''] = valuesOf('ssl_ciphers', common)
  const suites = ciphers.split(':')
  expect(suites.length).toBeGreaterThan(1)
  expect(suites.filter((suite) => !/^ECDHE-(ECDSA|RSA)-.*(GCM|POLY1305)/.test(suite))).toEqual([])
  expect(suites[0]).toContain('AES256')
  expect(valuesOf('ssl_prefer_server_ciphers', common)).toEqual(['on'])
  expect(app + remotes).not.toMatch(/ssl_(protocols|ciphers|prefer)/)
})

test('both hosts send HSTS for a year and all subdomains', () => {
  const header = 'Strict-Transport-Security $own_transport_security always'
  const [year] = /'max-age=31536000; includeSubDomains'/.exec(common) ?? []
  expect(year).toBeDefined()
  for (const host of [app, remotes]) {
    // A location that adds headers inherits none.
    const groups = host.split(/^ {2}location /m).filter((part) => part.includes('add_header '))
    expect(groups.length).toBeGreaterThan(0)
    expect(groups.filter((part) => !valuesOf('add_header', part).includes(header))).toEqual([])
  }
})

test('the policy of the remotes allows no document, base address, form or frame', () => {
  const policies = valuesOf('add_header', remotes).filter((value) => value.startsWith('Content-Security'))
  const policy = `"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"`
  expect(policies).toEqual(Array(2).fill(`Content-Security-Policy ${policy} always`))
})
