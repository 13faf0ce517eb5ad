import { color, font, radius, space } from '@solvent/ui'
import { Lexer } from 'marked'
import styled from 'styled-components'
import { Blocks } from './blocks'

const Text = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  p { white-space: pre-line; }
  ul, ol { margin: 0; padding-inline-start: ${space[5]}; }
  li + li { margin-top: ${space[1]}; }
  strong { font: ${font.bodyStrong}; }
  a { color: ${color.accentText}; }
  code { padding: 0 ${space[1]}; border-radius: ${radius.small}; background: ${color.surfaceSubtle}; font-size: 0.875em; }
  pre { margin: 0; overflow-x: auto; padding: ${space[2]}; border-radius: ${radius.small}; background: ${color.surfaceSubtle}; }
  pre > code { padding: 0; background: none; }
`

/**
 * Renders an answer in a subset of Markdown: paragraphs, strong, emphasis, code, lists, tables and links to pages of
 * the app. Everything else, such as HTML, images and external links, is shown as text.
 */
export function Markdown({ text }: { text: string }) {
  return (
    <Text>
      <Blocks tokens={new Lexer({ gfm: true }).lex(text)} depth={0} />
    </Text>
  )
}
