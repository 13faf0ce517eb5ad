import { Activity } from 'react'
import { KeptAddress } from './kept-address'
import { ShownPage } from './shown-page'

interface KeptPagesProps {
  /** The address of the page that is shown. */
  here: string
  /** The addresses of all pages that are there. */
  kept: readonly string[]
}

/** The shown page. The others are there, too, so that going to one of them only shows it; meanwhile they do nothing. */
export function KeptPages({ here, kept }: KeptPagesProps) {
  return kept.map((path) => {
    const isShown = path === here
    return (
      <div key={path} hidden={!isShown}>
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <KeptAddress path={path} isShown={isShown}>
            <ShownPage path={path} isShown={isShown} />
          </KeptAddress>
        </Activity>
      </div>
    )
  })
}
