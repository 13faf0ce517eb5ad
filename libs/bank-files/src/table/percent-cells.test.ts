import { percentStyles, withPercentSigns } from './percent-cells'

const stylesXml = (formats: string, ...used: number[]) =>
  `<styleSheet><numFmts>${formats}</numFmts><cellStyleXfs><xf numFmtId="10"/></cellStyleXfs><cellXfs>${used.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`

test('the built-in formats and those with a percent sign show percent', () => {
  const formats =
    '<numFmt numFmtId="164" formatCode="0.000%"/><numFmt numFmtId="165" formatCode="0 &quot;%&quot;"/><numFmt numFmtId="166" formatCode="0\\%"/>'
  expect([...percentStyles(stylesXml(formats, 0, 9, 10, 164, 165, 166))]).toEqual(['1', '2', '3'])
})

test.each([
  ['<c r="B2" s="1"><v>0.1999</v></c>', '<c r="B2" s="1" t="str"><v>19.99%</v></c>'],
  ['<c s="1" t="n" r="B2"><f>A1</f><v>5.5E-2</v></c>', '<c s="1" r="B2" t="str"><v>5.5%</v></c>'],
  ['<x:c r="B2" s="1"><x:v>1</x:v></x:c>', '<x:c r="B2" s="1" t="str"><x:v>100%</x:v></x:c>'],
  ['<c r="B2" s="1"><v>0.19989999999999999</v></c>', '<c r="B2" s="1" t="str"><v>19.99%</v></c>'],
])('the number of a cell in percent is a text as it is shown: %s', (xml, shown) => {
  expect(withPercentSigns(xml, new Set(['1']))).toBe(shown)
})

test.each([
  '<c r="B2" s="2"><v>0.1999</v></c>',
  '<c r="B2"><v>0.1999</v></c>',
  '<c r="B2" s="1" t="s"><v>0</v></c>',
  '<c r="B2" s="1"/><c r="C2" s="2"><v>1</v></c>',
])('other cells stay as they are: %s', (xml) => {
  expect(withPercentSigns(xml, new Set(['1']))).toBe(xml)
})
