import { color, font, LineIcon, media, radius, space } from '@solvent/ui'
import styled from 'styled-components'
import { remoteLoader } from '../federation/remotes'
import { useWidget } from '../federation/use-places'

const Root = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-width: 2.75rem;
  min-height: 2.5rem;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  font: ${font.button};
  cursor: pointer;
  &:hover { background: ${color.surfaceSubtle}; border-color: ${color.borderStrong}; }
  &:focus-visible { border-radius: ${radius.control}; }
  & > svg { flex: none; color: ${color.accentText}; }
  @media (max-width: 1099.98px) { & > span { display: none; } }
  ${media.phone} { min-height: 2.75rem; margin-inline-start: auto; }
`

/** Opens the assistant from every page. */
export function AssistantButton({ onOpen }: { onOpen: () => void }) {
  const { target } = useWidget('assistant')
  return (
    <Root
      type="button"
      aria-label="Assistant"
      onClick={onOpen}
      onPointerEnter={() => remoteLoader.load(target)}
    >
      <LineIcon size={20}>
        <path d="M20 11.5a7.5 7.5 0 0 1-11 6.6L4 19.5l1.4-5A7.5 7.5 0 1 1 20 11.5Z" />
        <path d="M9 11.5h.05M12.5 11.5h.05M16 11.5h.05" strokeWidth="2.25" />
      </LineIcon>
      <span>Assistant</span>
    </Root>
  )
}
