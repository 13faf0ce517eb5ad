// Engines: none
import { toNetwork } from './network'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['2001:0db8::0001:0:0:0:5', '2001:db8:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})
