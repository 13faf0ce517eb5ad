import { color } from '@solvent/ui'
import { useNavigation } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'

const appear = keyframes`
  from { opacity: 0; transform: scaleX(0.1); }
  10% { opacity: 1; }
  to { opacity: 1; transform: scaleX(0.9); }
`

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 60;
  height: 2px;
  background: ${color.accent};
  transform-origin: left;
  /* Fast page changes show nothing. */
  animation: ${appear} 4s cubic-bezier(0.1, 0.6, 0.3, 1) 200ms both;
`

/** A thin line at the top while the next page is loading. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'loading' ? <Line aria-hidden="true" /> : null
}
