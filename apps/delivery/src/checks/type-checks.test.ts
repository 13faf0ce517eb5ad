import type { Declarations } from '@solvent/delivery/declarations'
import { changedTypes, packagesWithTypescript } from './type-checks'

const CONTRACTS = `
import * as z from 'zod/mini'
export {}
type Text = z.ZodMiniString<string>
type Optional<T extends z.ZodMiniType> = z.ZodMiniOptional<T>
export declare const addAsset: {
  readonly name: 'addAsset'
  readonly method: 'POST'
  readonly path: '/api/assets'
  readonly body: z.ZodMiniObject<{
    name: Text
    kind: z.ZodMiniEnum<{ cash: 'cash'; car: 'car' }>
    terms: Optional<z.ZodMiniObject<{ note: Optional<Text> }, z.core.$strict>>
  }, z.core.$strict>
  readonly response: z.ZodMiniObject<{
    id: Text
    owner: Optional<Text>
    rows: z.ZodMiniArray<z.ZodMiniObject<{ amount: z.ZodMiniNumber<number> }, z.core.$strict>>
  }, z.core.$strict>
}
export declare function assetTitle(asset: { name: string; kind?: string }): string
`
const UI = `
import type { ReactNode } from 'react'
export {}
export interface ButtonProps {
  label: string
  tone?: 'plain' | 'danger'
  icon?: ReactNode
}
export declare function Button(props: ButtonProps): ReactNode
export declare function Table<Row>(props: { rows: readonly Row[]; rowKey: (row: Row) => string }): ReactNode
export declare const space: { readonly 1: string; readonly 2: string }
`
const needs = {
  '@solvent/contracts': ['addAsset', 'assetTitle'],
  '@solvent/ui': ['Button', 'Table', 'space'],
}

function packages(contracts: string, ui: string): Declarations {
  const library = (text: string) => ({ main: 'src/index.d.ts', files: { 'src/index.d.ts': text } })
  return { '@solvent/contracts': library(contracts), '@solvent/ui': library(ui) }
}

/** The changes that a remote of the original packages finds in a shell with a changed text. */
function compare(from: string, to: string) {
  const [contracts, ui] = [CONTRACTS, UI].map((text) => text.replace(from, to))
  expect([contracts, ui]).not.toEqual([CONTRACTS, UI])
  const given = packages(contracts ?? '', ui ?? '')
  const found = changedTypes(
    needs,
    { wanted: packages(CONTRACTS, UI), given },
    packagesWithTypescript() ?? '',
  )
  return found.map(({ package: name, name: used, why }) => `${used} of ${name}: ${why}`)
}

test.each([
  ['an optional prop is added', 'label: string\n', 'label: string\n  hint?: string\n'],
  ['a value of a prop is added', "'plain' |", "'plain' | 'quiet' |"],
  ['a prop becomes optional', 'label: string\n', 'label?: string\n'],
  [
    'an optional field of a request is added',
    '    name: Text\n',
    '    name: Text\n    tag: Optional<Text>\n',
  ],
  ['a value of a request is added', "cash: 'cash';", "cash: 'cash'; boat: 'boat';"],
  ['a field of an answer is added', '    id: Text\n', '    id: Text\n    at: Text\n'],
  [
    'a call is added',
    'export declare function assetTitle',
    'export declare const other: 1\nexport declare function assetTitle',
  ],
  ['an export is added', 'export interface', 'export declare const more: string\nexport interface'],
])('a release fits when %s', (_, from, to) => {
  expect(compare(from, to)).toEqual([])
})

test.each([
  ['a prop is renamed', 'label: string', 'title: string', /^Button of @solvent\/ui: .*title/],
  ['an optional prop is removed', '  icon?: ReactNode\n', '', /^Button of @solvent\/ui: it has no "icon"$/],
  ['a value of a prop is removed', " | 'danger'", '', /^Button of @solvent\/ui: .*danger/],
  ['a prop becomes required', 'tone?:', 'tone:', /^Button of @solvent\/ui: .*tone/],
  ['a prop of a generic component is renamed', 'rowKey:', 'keyOf:', /^Table of @solvent\/ui: .*keyOf/],
  ['a token is removed', '; readonly 2: string', '', /^space of @solvent\/ui: .*2/],
  [
    'a component is removed',
    'export declare function Button',
    'declare function Button',
    /^Button of @solvent\/ui: .*Button/,
  ],
  [
    'a call is removed',
    'export declare const addAsset',
    'declare const addAsset',
    /^addAsset of @solvent\/contracts: .*addAsset/,
  ],
  ['a call moves', '/api/assets', '/api/things', /^addAsset of @solvent\/contracts: .*things/],
  [
    'a request needs one more field',
    '    name: Text\n',
    '    name: Text\n    tag: Text\n',
    /^addAsset of @solvent\/contracts: .*tag/,
  ],
  [
    'a field of a request is removed',
    '    name: Text\n',
    '',
    /^addAsset of @solvent\/contracts: it has no "name"$/,
  ],
  ['an inner field of a request is renamed', 'note:', 'remark:', /^addAsset of @solvent\/contracts: .*note/],
  ['a value of a request is removed', "; car: 'car'", '', /^addAsset of @solvent\/contracts: .*car/],
  ['a field of an answer is removed', '    id: Text\n', '', /^addAsset of @solvent\/contracts: .*id/],
  [
    'an optional field of an answer is removed',
    '    owner: Optional<Text>\n',
    '',
    /^addAsset of @solvent\/contracts: it has no "owner"$/,
  ],
  [
    'a field in a list of an answer is renamed',
    'amount:',
    'sum:',
    /^addAsset of @solvent\/contracts: .*amount/,
  ],
  [
    'a field of an answer may be missing',
    'id: Text',
    'id: Optional<Text>',
    /^addAsset of @solvent\/contracts: .*undefined/,
  ],
  ['a function takes more', 'kind?: string', 'kind: string', /^assetTitle of @solvent\/contracts: .*kind/],
  [
    'a function returns something else',
    '}): string\n',
    '}): number\n',
    /^assetTitle of @solvent\/contracts: .*number/,
  ],
])('a release does not fit when %s, and the reason names it', (_, from, to, reason) => {
  expect(compare(from, to)).toEqual([expect.stringMatching(reason)])
})
