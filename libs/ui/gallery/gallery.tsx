import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Page, SectionTitle, ThemeSwitch } from '../src/index'
import { BadgesExample, ButtonsExample, ProgressExample, TilesExample } from './basics'
import { ChartsExample } from './charts'
import { ChoicesExample, FieldsExample, FormExample } from './fields'
import { BannersExample, MessagesExample, SkeletonsExample } from './messages'
import { DialogExample, DisclosureExample, MenuExample, ToastsExample } from './overlays'
import { TableExample, TabsExample } from './tables'
import { ColorsExample, TypeExample } from './tokens'

const examples: readonly { id: string; title: string; content: ReactNode }[] = [
  { id: 'colors', title: 'Colours', content: <ColorsExample /> },
  { id: 'type', title: 'Type', content: <TypeExample /> },
  { id: 'buttons', title: 'Buttons', content: <ButtonsExample /> },
  { id: 'fields', title: 'Fields', content: <FieldsExample /> },
  { id: 'choices', title: 'Choices', content: <ChoicesExample /> },
  { id: 'form', title: 'Form', content: <FormExample /> },
  { id: 'tiles', title: 'Tiles', content: <TilesExample /> },
  { id: 'badges', title: 'Badges', content: <BadgesExample /> },
  { id: 'progress', title: 'Progress', content: <ProgressExample /> },
  { id: 'banners', title: 'Banners', content: <BannersExample /> },
  { id: 'messages', title: 'Loading, empty and error', content: <MessagesExample /> },
  { id: 'skeletons', title: 'Skeletons', content: <SkeletonsExample /> },
  { id: 'tabs', title: 'Tabs', content: <TabsExample /> },
  { id: 'table', title: 'Table', content: <TableExample /> },
  { id: 'charts', title: 'Charts', content: <ChartsExample /> },
  { id: 'disclosure', title: 'Disclosure', content: <DisclosureExample /> },
  { id: 'menu', title: 'Menu', content: <MenuExample /> },
  { id: 'dialog', title: 'Dialog', content: <DialogExample /> },
  { id: 'toasts', title: 'Toasts', content: <ToastsExample /> },
  { id: 'theme', title: 'Theme switch', content: <ThemeSwitch /> },
]

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  & > a { padding: 0.25rem 0; }
`

const Example = styled.section`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  padding-top: 1rem;
  scroll-margin-top: 1rem;
`

/** Every component in every state; the id of each section is fixed, for links and comparisons. */
export function Gallery() {
  return (
    <main>
      <Page title="Components" subtitle="Every component in every state. Add ?theme=dark or ?theme=light.">
        <Links aria-label="Components">
          {examples.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </Links>
        {examples.map(({ id, title, content }) => (
          <Example key={id} id={id} aria-labelledby={`${id}-title`}>
            <SectionTitle id={`${id}-title`}>{title}</SectionTitle>
            {content}
          </Example>
        ))}
      </Page>
    </main>
  )
}
