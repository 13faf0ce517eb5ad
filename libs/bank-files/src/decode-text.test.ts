import { decodeText } from './decode-text'

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

function utf16(text: string, isBigEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(index * 2, text.charCodeAt(index), !isBigEndian)
  }
  return bytes
}

/** "日付,金額,摘要" and "コンビニ" in Shift-JIS. */
const SHIFT_JIS = [0x93, 0xfa, 0x95, 0x74, 0x2c, 0x8b, 0xe0, 0x8a, 0x7a, 0x2c, 0x93, 0x45, 0x97, 0x76, 0x0a]
const SHOP = [0x83, 0x52, 0x83, 0x93, 0x83, 0x72, 0x83, 0x6a]

test.each([
  ['UTF-8', new TextEncoder().encode('Café für 5 €'), 'Café für 5 €'],
  ['UTF-8 with a byte order mark', new TextEncoder().encode('\ufeffCafé'), 'Café'],
  ['UTF-16 little endian', utf16('Café; Betrag', false), 'Café; Betrag'],
  ['UTF-16 big endian', utf16('Café; Betrag', true), 'Café; Betrag'],
  ['UTF-16 with a byte order mark', utf16('\ufeff日本', true), '日本'],
  [
    'Windows-1252',
    latin('Datum;Betrag\r\n01.03.2026;5,00 \x80 f\xfcr Caf\xe9\r\n'),
    'Datum;Betrag\r\n01.03.2026;5,00 € für Café\r\n',
  ],
  ['Shift-JIS', Uint8Array.from([...SHIFT_JIS, ...SHOP, ...SHOP]), '日付,金額,摘要\nコンビニコンビニ'],
  [
    'the encoding that XML declares',
    latin('<?xml version="1.0" encoding="ISO-8859-15"?><a>\xa4</a>'),
    '<?xml version="1.0" encoding="ISO-8859-15"?><a>€</a>',
  ],
  [
    'the encoding that OFX declares',
    latin('OFXHEADER:100\nCHARSET:1252\n<OFX>\x80</OFX>'),
    'OFXHEADER:100\nCHARSET:1252\n<OFX>€</OFX>',
  ],
])('text in %s is read', (_, bytes, text) => {
  expect(decodeText(bytes)).toBe(text)
})

test('bytes with NULs are no text', () => {
  expect(() => decodeText(Uint8Array.from([0x50, 0, 0, 0, 0x51, 3, 4]))).toThrow(
    'This is not a text file that we can read.',
  )
})
