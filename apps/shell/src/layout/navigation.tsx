import { color, font, LineIcon, media, motion, onIntent, radius, space } from '@solvent/ui'
import { Link, useLocation } from 'react-router-dom'
import styled, { createGlobalStyle } from 'styled-components'
import { usePages } from '../federation/use-places'
import { type AppPage, pageAt } from '../pages'

/** The labels of the top bar together. */
interface Labels {
  $letters: number
  $links: number
}

/** The width of an average letter of a label, in rem. */
const LETTER_REM = 0.52
/** What a link adds to its label, in rem. With less space than all links need, they take the next smaller form. */
const AROUND_REM = { withIcon: 3.4, roomy: 1.15, compact: 0.65 }

function widthOf(form: keyof typeof AROUND_REM) {
  return ({ $letters, $links }: Labels) => `${$letters * LETTER_REM + $links * AROUND_REM[form]}rem`
}

const Links = styled.nav`
  display: flex;
  flex: 1 1 0;
  container: navigation / inline-size;
  /* At 200% text size they wrap to two rows. */
  flex-wrap: wrap;
  min-width: 0;
  gap: 0.125rem;
  ${media.phone} {
    flex-wrap: nowrap;
    /* Seven links are wider than the smallest phone, so the bar scrolls. */
    overflow-x: auto;
    scrollbar-width: none;
    position: fixed;
    inset: auto 0 0;
    z-index: 10;
    gap: 0;
    padding: ${space[1]} ${space[1]} calc(${space[1]} + env(safe-area-inset-bottom));
    background: ${color.surface};
    border-top: 1px solid ${color.border};
  }
`

const PageLink = styled(Link)<Labels>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.5rem;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.control};
  color: ${color.textMuted};
  font: ${font.button};
  text-decoration: none;
  transition: background-color ${motion.fast}, color ${motion.fast};
  &:focus-visible { border-radius: ${radius.control}; }
  &:hover { color: ${color.text}; background: ${color.surfaceSubtle}; }
  &[aria-current='page'] { color: ${color.accentText}; background: ${color.accentSoft}; }
  & > svg { flex: none; }
  @media (min-width: 640px) {
    @container navigation (max-width: ${widthOf('withIcon')}) {
      padding-inline: ${space[2]};
      & > svg { display: none; }
    }
    @container navigation (max-width: ${widthOf('roomy')}) {
      padding-inline: ${space[1]};
    }
    @container navigation (max-width: ${widthOf('compact')}) {
      padding-inline: 0.125rem;
      font-size: 0.75rem;
    }
  }
  ${media.phone} {
    /* As wide as its label: six links leave no spare space. */
    flex: 1 0 auto;
    flex-direction: column;
    justify-content: center;
    gap: 0.125rem;
    min-height: 3rem;
    padding: ${space[1]} 0.125rem;
    font: 600 0.6875rem/1rem var(--font-family);
    &:hover, &[aria-current='page'] { background: none; }
    & > svg { box-sizing: content-box; padding: 0.125rem ${space[4]}; border-radius: ${radius.round}; }
    &[aria-current='page'] > svg { background: ${color.accentSoft}; }
    @media (max-width: 399.98px) { & > svg { padding-inline: ${space[2]}; } }
    @media (max-width: 359.98px) { padding-inline: 0; }
  }
`

// Moves toasts and the end of the page above the bottom navigation on phones.
const BarHeight = createGlobalStyle`
  ${media.phone} { :root { --bottom-bar-height: 3.5rem; scroll-padding-bottom: 4rem; } }
`

interface NavigationProps {
  /** Called on hover, touch or focus of a link, before the page is opened. */
  onIntentTo: (page: AppPage) => void
}

/** The links to the pages: in the top bar, or at the bottom on phones. */
export function Navigation({ onIntentTo }: NavigationProps) {
  const pages = usePages()
  const here = pageAt(pages, useLocation().pathname)
  const letters = pages.reduce((sum, { label }) => sum + label.length, 0)
  return (
    <>
      <BarHeight />
      <Links aria-label="Main">
        {pages.map((page) => (
          <PageLink
            key={page.path}
            to={page.path}
            $letters={letters}
            $links={pages.length}
            aria-current={page === here ? 'page' : undefined}
            {...onIntent(() => onIntentTo(page))}
          >
            <LineIcon size={20}>
              {page.icon.map((lines) => (
                <path key={lines} d={lines} />
              ))}
            </LineIcon>
            {page.label}
          </PageLink>
        ))}
      </Links>
    </>
  )
}
