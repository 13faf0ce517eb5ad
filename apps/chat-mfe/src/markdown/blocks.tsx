import type { MarkedToken, Token, Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { AnswerTable } from './answer-table'
import { Inlines } from './inlines'

/** The deepest nesting rendered; deeper content is shown as its source. */
const MAX_DEPTH = 8

interface BlocksProps {
  tokens: readonly Token[]
  depth: number
}

/** Renders paragraphs, lists and tables. */
export function Blocks({ tokens, depth }: BlocksProps) {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text are only ever added at the end.
    <Fragment key={index}>{depth > MAX_DEPTH ? token.raw : block(token as MarkedToken, depth)}</Fragment>
  ))
}

function block(token: MarkedToken, depth: number): ReactNode {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
      return null
    case 'paragraph':
      return (
        <p>
          <Inlines tokens={token.tokens} />
        </p>
      )
    case 'heading':
      return (
        <p>
          <strong>
            <Inlines tokens={token.tokens} />
          </strong>
        </p>
      )
    case 'text':
      return token.tokens ? <Inlines tokens={token.tokens} /> : token.text
    case 'list':
      return <List list={token} depth={depth} />
    case 'table':
      return <AnswerTable table={token} />
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      )
    case 'blockquote':
      return <Blocks tokens={token.tokens} depth={depth + 1} />
    default:
      return <p>{token.raw.trim()}</p>
  }
}

function List({ list, depth }: { list: Tokens.List; depth: number }) {
  const items = list.items.map(({ tokens }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list are only ever added at the end.
    <li key={index}>
      <Blocks tokens={tokens} depth={depth + 1} />
    </li>
  ))
  return list.ordered ? <ol start={Number(list.start) || 1}>{items}</ol> : <ul>{items}</ul>
}
