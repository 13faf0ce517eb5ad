import styled, { keyframes } from 'styled-components'

const turn = keyframes`
  to { transform: rotate(360deg); }
`

const Ring = styled.span`
  flex: none;
  display: inline-block;
  width: 1em;
  height: 1em;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`

/** A turning ring in the colour and size of the text beside it; screen readers skip it. */
export function Spinner() {
  return <Ring aria-hidden="true" />
}
