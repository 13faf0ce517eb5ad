import { Caption, color, Dialog, font, radius, space } from '@solvent/ui'
import { Fragment } from 'react'
import styled from 'styled-components'
import { usePages } from '../federation/use-places'

const List = styled.dl`
  display: grid;
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${color.border};
  }
  & dd { flex: none; display: flex; align-items: center; gap: ${space[2]}; }
`

const Key = styled.kbd`
  min-width: 1.75rem;
  padding: ${space[1]} ${space[2]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.small};
  background: ${color.surfaceSubtle};
  color: ${color.text};
  font: ${font.captionStrong};
  text-align: center;
`

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 2.75rem;
  margin-top: ${space[3]};
  cursor: pointer;
  & > input { flex: none; width: 1.125rem; height: 1.125rem; margin: 0; accent-color: ${color.accent}; }
`

const ownShortcuts: readonly { does: string; keys: readonly string[] }[] = [
  { does: 'Show these shortcuts', keys: ['?'] },
  { does: 'Open the assistant', keys: ['/'] },
]

interface ShortcutsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Whether keyboard shortcuts are enabled. */
  active: boolean
  onActiveChange: (active: boolean) => void
}

/** Lists the keyboard shortcuts and switches them on and off. */
export function ShortcutsDialog({ open, onOpenChange, active, onActiveChange }: ShortcutsDialogProps) {
  const shortcuts = [...ownShortcuts, ...usePages().flatMap(({ shortcut }) => shortcut ?? [])]
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <List>
        {shortcuts.map(({ does, keys }) => (
          <div key={does}>
            <dt>{does}</dt>
            <Caption as="dd">
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && 'then'}
                  <Key>{key}</Key>
                </Fragment>
              ))}
            </Caption>
          </div>
        ))}
      </List>
      <Choice>
        <input type="checkbox" checked={active} onChange={(event) => onActiveChange(event.target.checked)} />
        Use keyboard shortcuts
      </Choice>
    </Dialog>
  )
}
