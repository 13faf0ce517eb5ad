import styled from 'styled-components'

/** What is of no use on paper, such as buttons and what they change; where it is put into the page it changes nothing. */
export const ScreenOnly = styled.div`
  display: contents;
  @media print { display: none; }
`
