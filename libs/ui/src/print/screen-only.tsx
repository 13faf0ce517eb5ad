import styled from 'styled-components'

/** Hides its children in print, such as buttons; does not affect the layout on screen. */
export const ScreenOnly = styled.div`
  display: contents;
  @media print { display: none; }
`
