// Engines: none
import { toCsv } from './csv'

test('a table has a header and one line for each row', () => {
  const rows = [
    { name: 'Cash', amount: 12.5, liquid: true },
    { name: 'Car', amount: null, liquid: false },
  ]
  expect(toCsv(['name', 'amount', 'liquid'], rows)).toBe(
    'name,amount,liquid\r\nCash,12.5,true\r\nCar,,false\r\n',
  )
})

test.each<[string | number, string]>([
  ['=1+1', "'=1+1"],
  ['+1 555', "'+1 555"],
  ['-cash', "'-cash"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  [-12.5, '-12.5'],
  ['-12.50', '-12.50'],
  ['-1e9', "'-1e9"],
  ['a, "b"\nc', '"a, ""b""\nc"'],
])('the cell %j is written %j', (cell, written) => {
  expect(toCsv(['cell'], [{ cell }])).toBe(`cell\r\n${written}\r\n`)
})
