import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { type ReactNode, useEffect, useRef } from 'react'
import styled, { css } from 'styled-components'
import { closeButtonStyles } from '../button/close-button-styles'
import { CloseIcon } from '../icons/icons'
import { color, font, media, space } from '../tokens/tokens'
import { DialogBackdrop, type DialogPlacement, DialogPopup } from './dialog-styles'
import { useBackCloses } from './use-back-closes'

export type DialogProps = {
  /** Whether the dialog is shown. */
  open: boolean
  /** Called with false when the person closes it by Escape or the close button. */
  onOpenChange: (open: boolean) => void
  /** What the dialog is for; also its accessible name. */
  title: string
  /** One or two sentences under the title. */
  description?: string | undefined
  /** The content. */
  children: ReactNode
  /** The buttons, at the end; the main one last. */
  footer?: ReactNode
  /** In the middle, or along the side of the page in its full height; `center` when left out. Sheets on phones. */
  placement?: DialogPlacement | undefined
  /** Its content stays while it is closed, with everything typed into it. */
  keepMounted?: boolean | undefined
}

const Header = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[5]} ${space[5]} 0 ${space[6]};
  overflow-wrap: anywhere;
  ${media.phone} { padding-left: ${space[4]}; padding-right: ${space[3]}; }
`

const Title = styled(BaseDialog.Title)`
  font: ${font.section};
  padding-top: ${space[1]};
`

const Description = styled(BaseDialog.Description)`
  margin-top: ${space[1]};
  color: ${color.textMuted};
`

const Close = styled(BaseDialog.Close)`
  ${closeButtonStyles}
`

/** What is inside may take the whole height. */
const sideBody = css`
  display: flex;
  flex-direction: column;
  padding: ${space[3]} ${space[6]} ${space[5]};
  ${media.phone} { padding: ${space[2]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom)); }
`

const Body = styled.div<{ $placement: DialogPlacement }>`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  padding: ${space[5]} ${space[6]} ${space[6]};
  ${media.phone} { padding: ${space[4]}; }
  ${({ $placement }) => $placement === 'side' && sideBody}
`

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
  padding: ${space[3]} ${space[6]};
  border-top: 1px solid ${color.border};
  ${media.phone} {
    padding: ${space[3]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom));
    & > button { flex: 1 1 auto; }
  }
`

/**
 * A modal dialog; a sheet from the bottom on phones, which is as high as the page at the side. Focus stays inside and goes back to where it was.
 * A click beside it does not close it, so that a slip loses nothing typed.
 */
export function Dialog({ placement = 'center', keepMounted = false, ...props }: DialogProps) {
  const { open, onOpenChange, title, description, children, footer } = props
  const body = useRef<HTMLDivElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  useBackCloses(open, () => onOpenChange(false))

  // What stays while it is closed must not keep the keyboard.
  useEffect(() => {
    const focused = document.activeElement
    if (!open && focused instanceof HTMLElement && popup.current?.contains(focused)) focused.blur()
  }, [open])

  /**
   * The first field rather than the close button; by touch nothing, which keeps the keyboard down. It gets the focus
   * at once: base-ui would give it a frame later, and keys pressed before that frame would go to the page behind,
   * from where Tab comes in at the wrong end and the arrow keys reach nothing.
   */
  function initialFocus(openedBy: string) {
    if (openedBy === 'touch') return true
    const inBody = (selector: string) => body.current?.querySelector<HTMLElement>(selector)
    const first = inBody('input, select, textarea') ?? inBody('button') ?? closeButton.current
    first?.focus()
    // What was kept is not shown again yet; then it is base-ui's turn.
    return document.activeElement !== first
  }

  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)} disablePointerDismissal>
      <BaseDialog.Portal keepMounted={keepMounted}>
        <DialogBackdrop />
        <DialogPopup ref={popup} $placement={placement} initialFocus={initialFocus}>
          <Header>
            <div>
              <Title>{title}</Title>
              {description && <Description>{description}</Description>}
            </div>
            <Close ref={closeButton} aria-label="Close">
              <CloseIcon />
            </Close>
          </Header>
          <Body ref={body} $placement={placement}>
            {children}
          </Body>
          {footer && <Footer>{footer}</Footer>}
        </DialogPopup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
