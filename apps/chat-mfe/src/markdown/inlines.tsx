import type { MarkedToken, Token } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** The pages that an answer may link to. */
const PAGES = ['/', '/assets', '/liabilities', '/recommendations', '/activity', '/profile']

/** Renders text with emphasis, code and links. */
export function Inlines({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are only ever added at the end.
    <Fragment key={index}>{inline(token as MarkedToken)}</Fragment>
  ))
}

function inline(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'strong':
      return (
        <strong>
          <Inlines tokens={token.tokens} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <Inlines tokens={token.tokens} />
        </em>
      )
    case 'codespan':
      return <code>{token.text}</code>
    case 'br':
      return <br />
    case 'link':
      // External links and scripts are rendered as their text.
      return PAGES.includes(token.href) ? (
        <Link to={token.href}>
          <Inlines tokens={token.tokens} />
        </Link>
      ) : (
        <Inlines tokens={token.tokens} />
      )
    case 'del':
      return <Inlines tokens={token.tokens} />
    case 'image':
    case 'escape':
      return token.text
    case 'text':
      return token.tokens ? <Inlines tokens={token.tokens} /> : token.text
    default:
      return token.raw
  }
}
