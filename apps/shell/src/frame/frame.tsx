import { endSession, useSend } from '@solvent/api-client'
import { logout } from '@solvent/contracts'
import { Button, color, font, media, space } from '@solvent/ui'
import { useEffect } from 'react'
import { NavLink, Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import styled, { createGlobalStyle } from 'styled-components'
import { remoteLoader, remotePages } from '../federation/remote-pages'

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${space[6]};
  padding: ${space[2]} ${space[6]};
  background: ${color.surface};
  border-bottom: 1px solid ${color.border};
  ${media.phone} { padding: ${space[2]} ${space[4]}; justify-content: space-between; }
`

const Brand = styled(NavLink)`
  font: ${font.section};
  color: ${color.text};
  text-decoration: none;
`

const Links = styled.nav`
  display: flex;
  flex: 1;
  gap: ${space[1]};
  & a {
    padding: ${space[2]} ${space[3]};
    border-radius: 0.5rem;
    color: ${color.textMuted};
    font: ${font.bodyStrong};
    text-decoration: none;
  }
  & a:hover { color: ${color.text}; }
  & a[aria-current='page'] { color: ${color.accentText}; background: ${color.accentSoft}; }
  ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    justify-content: space-around;
    padding: ${space[2]} ${space[1]};
    background: ${color.surface};
    border-top: 1px solid ${color.border};
    & a { flex: 1 1 0; padding: ${space[2]} 0; font: 600 0.75rem/1.25rem var(--font-family); text-align: center; }
  }
`

// Keeps toasts above the navigation of phones.
const BarHeight = createGlobalStyle`
  ${media.phone} { :root { --bottom-bar-height: 3.5rem; } }
`

const SkipLink = styled.a`
  position: absolute;
  left: -100vw;
  &:focus { left: ${space[4]}; top: ${space[2]}; z-index: 2; padding: ${space[2]}; background: ${color.surface}; }
`

const Main = styled.main`
  ${media.phone} { padding-bottom: ${space[16]}; }
`

const pages = [
  { path: '/', label: 'Dashboard' },
  { path: '/assets', label: 'Assets', remote: remotePages.assets },
  { path: '/liabilities', label: 'Liabilities', remote: remotePages.liabilities },
  { path: '/recommendations', label: 'Plan', remote: remotePages.recommendations },
  { path: '/profile', label: 'Profile' },
] as const

function warmUp(page: (typeof pages)[number]) {
  if ('remote' in page) remoteLoader.load(page.remote.target)
}

/** The frame around every signed-in page: navigation, sign-out and the page itself. */
export function Frame() {
  const { pathname } = useLocation()
  const { mutate, isPending } = useSend(logout)

  // A page change is told to screen readers by moving the focus to the new page's title.
  useEffect(() => {
    if (pathname) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <>
      <BarHeight />
      <SkipLink href="#main">Skip to content</SkipLink>
      <Bar>
        <Brand to="/">Solvent</Brand>
        <Links aria-label="Main">
          {pages.map((page) => (
            <NavLink key={page.path} to={page.path} end onPointerEnter={() => warmUp(page)}>
              {page.label}
            </NavLink>
          ))}
        </Links>
        {/* The token is forgotten here even when the server cannot be told. */}
        <Button
          variant="ghost"
          small
          busy={isPending}
          onClick={() => mutate({}, { onSettled: () => endSession('asked') })}
        >
          Log out
        </Button>
      </Bar>
      <Main id="main">
        <Outlet />
      </Main>
      <ScrollRestoration />
    </>
  )
}
