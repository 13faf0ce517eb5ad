import { ApiProvider, subscribeToChanges } from '@solvent/api-client'
import { BESIDE_WIDTH, color, media, space, visuallyHidden } from '@solvent/ui'
import { useCallback, useEffect, useState } from 'react'
import { Link, ScrollRestoration, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { FactorConfirmation } from '../confirm-factor/factor-confirmation'
import { ExampleBanner } from '../example/example-banner'
import { usePages } from '../federation/use-places'
import { pageAt } from '../pages'
import { paths, wellKnownLabel, withoutSlash } from '../paths'
import { LazyRemotesPanel } from '../remotes-panel/lazy-remotes-panel'
import { AppUpdateBanner } from './app-update-banner'
import { AssistantButton } from './assistant-button'
import { AssistantPanel } from './assistant-panel'
import { Brand } from './brand'
import { CatchingUpNote } from './catching-up-note'
import { ConnectionBanner } from './connection-banner'
import { MountedPages } from './mounted-pages'
import { Navigation } from './navigation'
import { NavigationProgress } from './navigation-progress'
import { PreloadRest } from './preload-rest'
import { PreviewNote } from './preview-note'
import { RemoteUpdateBanner } from './remote-update-banner'
import { SecurityBanner } from './security-banner'
import { ShortcutsDialog } from './shortcuts-dialog'
import { useAssistant } from './use-assistant'
import { useCurrencyShown } from './use-currency-shown'
import { useDocumentTitle } from './use-document-title'
import { useMountedPages } from './use-mounted-pages'
import { usePageFocus } from './use-page-focus'
import { usePageShortcuts } from './use-page-shortcuts'
import { useSessionOver } from './use-session-over'
import { useShortcutsChoice } from './use-shortcuts-choice'
import { useWarmUp } from './use-warm-up'
import { UserMenu } from './user-menu'

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  background: ${color.surface};
  border-bottom: 1px solid ${color.border};
  @media print { display: none; }
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  /* Aligned with the pages below. */
  max-width: 75rem;
  min-height: 3.5rem;
  margin: 0 auto;
  padding: ${space[1]} ${space[6]};
  @media (max-width: 1199.98px) { gap: ${space[4]}; }
  @media (max-width: 1099.98px) { gap: ${space[3]}; }
  @media (max-width: 719.98px) { gap: ${space[2]}; padding-inline: ${space[4]}; }
  ${media.phone} { justify-content: space-between; }
`

const Home = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  text-decoration: none;
  /* Just above phone width the navigation needs the space, so only the logo is shown. */
  @media (min-width: 640px) and (max-width: 819.98px) { & span > span { ${visuallyHidden} } }
`

const SkipLink = styled.a`
  position: absolute;
  left: -100vw;
  @media print { display: none; }
  &:focus { left: ${space[4]}; top: ${space[2]}; z-index: 20; padding: ${space[2]} ${space[3]}; background: ${color.surface}; }
`

/** Leaves space for the assistant beside it. */
const Content = styled.div<{ $besidePanel: boolean }>`
  ${({ $besidePanel }) => $besidePanel && `@media screen { padding-right: ${BESIDE_WIDTH}; }`}
`

const Main = styled.main`
  &:focus { outline: none; }
  ${media.phone} { padding-bottom: calc(3.5rem + env(safe-area-inset-bottom)); }
  @media print { padding: 0; }
`

/**
 * The layout of every signed-in page, with the query cache. When the session ends, it renders nothing: no data stays
 * visible, no requests are sent, and no page reports an authorization error.
 */
export function AppLayout() {
  const isOver = useSessionOver()
  return <ApiProvider>{!isOver && <Frame />}</ApiProvider>
}

/** Navigation, user menu and the page itself. */
function Frame() {
  const { pathname } = useLocation()
  const [shortcutsShown, setShortcutsShown] = useState(false)
  const [shortcutsActive, setShortcutsActive] = useShortcutsChoice()
  const showShortcuts = useCallback(() => setShortcutsShown(true), [])
  const assistant = useAssistant()
  const isCurrencyShown = useCurrencyShown()
  const page = pageAt(usePages(), pathname)
  const { here, mounted, prerender } = useMountedPages(page?.path ?? withoutSlash(pathname))
  // The profile page, where the currency is changed, stays mounted and re-renders itself.
  const staysShown = here === paths.profile
  usePageShortcuts(shortcutsActive, { showShortcuts, openAssistant: assistant.open })
  usePageFocus()
  useEffect(subscribeToChanges, [])
  useDocumentTitle(page?.label ?? wellKnownLabel(pathname) ?? 'Dashboard')

  return (
    <>
      <NavigationProgress />
      <SkipLink href="#main">Skip to content</SkipLink>
      <Bar>
        <Row>
          <Home to={paths.dashboard}>
            <Brand />
          </Home>
          <Navigation onIntentTo={useWarmUp(prerender)} />
          <AssistantButton onOpen={assistant.open} />
          <UserMenu onShowShortcuts={showShortcuts} />
        </Row>
      </Bar>
      <Content $besidePanel={assistant.isBeside && assistant.isPanelOpen}>
        <ExampleBanner />
        <SecurityBanner />
        <CatchingUpNote />
        <PreviewNote />
        <Main id="main" tabIndex={-1}>
          {(isCurrencyShown || staysShown) && <MountedPages here={here} pages={mounted} />}
        </Main>
      </Content>
      <LazyRemotesPanel />
      <FactorConfirmation />
      <PreloadRest />
      <ConnectionBanner />
      <RemoteUpdateBanner />
      <AppUpdateBanner />
      {isCurrencyShown && (
        <AssistantPanel
          open={assistant.isPanelOpen}
          beside={assistant.isBeside}
          onOpenChange={assistant.setPanelOpen}
          onConfigure={assistant.configure}
        />
      )}
      <ShortcutsDialog
        open={shortcutsShown}
        onOpenChange={setShortcutsShown}
        active={shortcutsActive}
        onActiveChange={setShortcutsActive}
      />
      <ScrollRestoration />
    </>
  )
}
