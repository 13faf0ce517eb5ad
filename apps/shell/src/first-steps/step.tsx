import { Caption, color, font, LineIcon, radius, space, VisuallyHidden } from '@solvent/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { StepDone } from './steps-done'

const Item = styled.li`
  list-style: none;
  padding: ${space[4]} 0;
  border-top: 1px solid ${color.border};
  &:last-child { padding-bottom: 0; }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 2rem;
`

const Mark = styled.span<{ $done: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: ${radius.round};
  background: ${({ $done }) => ($done ? color.accent : color.accentSoft)};
  color: ${({ $done }) => ($done ? color.onAccent : color.accentText)};
  font: ${font.captionStrong};
`

const Title = styled.h3`
  font: ${font.bodyStrong};
`

const Opener = styled.button`
  padding: ${space[2]} 0;
  border: 0;
  background: none;
  color: ${color.accentText};
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover { text-decoration: underline; }
`

const PageLink = styled(Link)`
  color: inherit;
  text-decoration-color: ${color.borderStrong};
`

const Summary = styled(Caption)`
  margin-inline-start: auto;
  min-width: 0;
  overflow-wrap: anywhere;
  text-align: end;
`

const Content = styled.div`
  max-width: 42rem;
  padding: ${space[3]} 0 0 calc(1.75rem + ${space[3]});
  @media (max-width: 639.98px) { padding-inline-start: 0; }
`

interface StepProps {
  number: number
  title: string
  /** What was entered; null until the step is done. */
  done: StepDone | null
  /** Whether its form is shown. */
  open: boolean
  onOpen: () => void
  /** Shown below the title while the step is done and closed. */
  more?: ReactNode
  /** The form. */
  children: ReactNode
}

/** One step: done (shows what was entered and where it can be changed), open (shows its form), or closed. */
export function Step({ number, title, done, open, onOpen, more, children }: StepProps) {
  return (
    <Item aria-current={open ? 'step' : undefined}>
      <Head>
        <Mark $done={done !== null} aria-hidden="true">
          {done ? (
            <LineIcon size={16}>
              <path d="m5 12.5 4.5 4.5L19 7.5" />
            </LineIcon>
          ) : (
            number
          )}
        </Mark>
        <Title>
          {open ? (
            title
          ) : done?.page ? (
            <PageLink to={done.page}>{title}</PageLink>
          ) : (
            <Opener type="button" onClick={onOpen}>
              {title}
            </Opener>
          )}
        </Title>
        {done && (
          <Summary>
            <VisuallyHidden>Done: </VisuallyHidden>
            {done.summary}
          </Summary>
        )}
      </Head>
      {done && !open && more && <Content>{more}</Content>}
      {open && <Content>{children}</Content>}
    </Item>
  )
}
