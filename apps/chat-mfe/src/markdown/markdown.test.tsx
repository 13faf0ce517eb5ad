import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Markdown } from './markdown'

function show(text: string) {
  const { container } = render(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  )
  return container
}

test('paragraphs, emphasis, code and lists are rendered', () => {
  const page = show('Pay **Visa** *first*, `$340.00`.\n\n1. Visa\n2. Car\n   - soon\n\n## Then\n- rest')
  expect(page.querySelector('strong')).toHaveTextContent('Visa')
  expect(page.querySelector('em')).toHaveTextContent('first')
  expect(page.querySelector('code')).toHaveTextContent('$340.00')
  expect([...page.querySelectorAll('ol > li')].map((item) => item.firstChild?.textContent)).toEqual([
    'Visa',
    'Car',
  ])
  expect(page.querySelector('ol ul > li')).toHaveTextContent('soon')
  expect(page.querySelector('h1, h2, h3')).toBeNull()
})

test('a table has its headings, and its figures aligned to the end', () => {
  show('| Debt | Left |\n| :-- | --: |\n| Visa | $340.00 |')
  expect(screen.getByRole('columnheader', { name: 'Left' })).toHaveAttribute('data-align', 'right')
  expect(screen.getByRole('cell', { name: '$340.00' })).toBeVisible()
})

test.each(['/', '/assets', '/liabilities', '/recommendations', '/profile'])(
  'a link to %s is rendered',
  (path) => {
    show(`See [this page](${path}).`)
    expect(screen.getByRole('link', { name: 'this page' })).toHaveAttribute('href', path)
  },
)

test.each([
  ['an external link', '[text](https://evil.test/)', 'text'],
  ['a script', '[text](javascript:alert(1))', 'text'],
  ['data', '[text](data:text/html,evil)', 'text'],
  ['a protocol-relative address', '[text](//evil.test/assets)', 'text'],
  ['an unknown page', '[text](/api/assets)', 'text'],
  ['a bare address', 'https://evil.test/text', 'https://evil.test/text'],
  ['an address in brackets', '<https://evil.test/text>', 'https://evil.test/text'],
  ['a reference', '[text][1]\n\n[1]: https://evil.test', 'text'],
])('%s is rendered as its text', (_, markdown, text) => {
  const page = show(markdown)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(page).toHaveTextContent(text)
})

test.each([
  ['a picture', '![text](https://evil.test/pixel.png)', 'text'],
  ['a picture in a link', '[![text](https://evil.test/pixel.png)](/assets)', 'text'],
  ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['a picture in HTML', 'a <img src=x onerror=alert(1)> b', 'a <img src=x onerror=alert(1)> b'],
  ['a frame', '<iframe src="https://evil.test"></iframe>', '<iframe src="https://evil.test"></iframe>'],
  ['a style', '<style>body{display:none}</style>', '<style>body{display:none}</style>'],
  ['a form in a table', '| a |\n| - |\n| <form action=evil> |', '<form action=evil>'],
])('%s is never rendered', (_, markdown, text) => {
  const page = show(markdown)
  expect(page.querySelector('img, script, iframe, form')).toBeNull()
  expect(page).toHaveTextContent(text)
})

test('too deep nesting is shown as its source', () => {
  const page = show(`${'> '.repeat(400)}deep`)
  expect(page).toHaveTextContent(/> deep$/)
})
