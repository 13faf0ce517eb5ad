import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, font, media, motion, space } from '../tokens/tokens'

type TabItem = {
  /** Identifies the tab in `selected` and `onSelect`. */
  id: string
  /** The text on the tab. */
  label: string
  /** What the tab shows. */
  content: ReactNode
}

export type TabsProps = {
  /** Accessible name of the row of tabs. */
  label: string
  /** The tabs, in order. */
  items: readonly TabItem[]
  /** Id of the selected tab, if the parent controls it; otherwise the first tab is selected initially. */
  selected?: string | undefined
  /** Called with the id of the tab that the user selects. */
  onSelect?: ((id: string) => void) | undefined
}

const List = styled(BaseTabs.List)`
  position: relative;
  display: flex;
  gap: ${space[5]};
  overflow-x: auto;
  border-bottom: 1px solid ${color.border};
  scrollbar-width: none;
  ${media.phone} {
    gap: ${space[3]};
    /* Five tabs fit on the narrowest phone without scrolling, also before the font of the app has loaded. */
    &:has(> :nth-of-type(5)) {
      gap: 0;
      & > [role='tab'] { flex-grow: 1; padding-inline: 0; font: ${font.captionStrong}; }
    }
  }
  @media print { display: none; }
`

// A tab wraps to two lines before the row starts to scroll.
const Tab = styled(BaseTabs.Tab)`
  flex: 0 1 auto;
  min-height: 2.75rem;
  padding: 0 ${space[1]};
  border: 0;
  background: transparent;
  color: ${color.textMuted};
  font: ${font.bodyStrong};
  cursor: pointer;
  transition: color ${motion.fast};
  &:hover, &[data-active] { color: ${color.text}; }
  &:focus-visible { outline-offset: -2px; }
  ${media.phone} { padding: ${space[1]}; font: ${font.button}; }
`

const Indicator = styled(BaseTabs.Indicator)`
  position: absolute;
  bottom: 0;
  left: var(--active-tab-left);
  width: var(--active-tab-width);
  height: 2px;
  background: ${color.accentText};
  transition: left ${motion.normal}, width ${motion.normal};
`

const Panel = styled(BaseTabs.Panel)`
  padding-top: ${space[5]};
`

/** A row of tabs with the panel of the selected one; the arrow keys switch tabs. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  return (
    <BaseTabs.Root
      {...(selected === undefined ? { defaultValue: items[0]?.id } : { value: selected })}
      onValueChange={(id) => onSelect?.(String(id))}
    >
      <List aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Tab key={item.id} value={item.id}>
            {item.label}
          </Tab>
        ))}
        <Indicator />
      </List>
      {items.map((item) => (
        <Panel key={item.id} value={item.id}>
          {item.content}
        </Panel>
      ))}
    </BaseTabs.Root>
  )
}
