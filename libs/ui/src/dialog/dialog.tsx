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
  /** Called with false when the user closes it with Escape, Back or the close button. */
  onOpenChange: (open: boolean) => void
  /** What the dialog is for; also its accessible name. */
  title: string
  /** One or two sentences under the title. */
  description?: string | undefined
  /** The content. */
  children: ReactNode
  /** The buttons, at the end; the main one last. */
  footer?: ReactNode
  /**
   * In the middle, or along the side at full height; `center` by default. A bottom sheet on phones. `beside` a page
   * that leaves space for it, it is not modal. `full` takes nearly the whole window, and all of it on phones.
   */
  placement?: DialogPlacement | undefined
  /** Whether the content stays mounted, with its input, while the dialog is closed. */
  keepMounted?: boolean | undefined
}

const Header = styled.div`
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

/** Lets the content take the full height. */
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
  ${({ $placement }) => $placement !== 'center' && sideBody}
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
 * A modal dialog; on phones a bottom sheet, at full height if placed at the side. It traps the focus and restores it on
 * closing. A click outside does not close it, so that an accidental click loses no input.
 */
export function Dialog({ placement = 'center', keepMounted = false, ...props }: DialogProps) {
  const { open, onOpenChange, title, description, children, footer } = props
  const body = useRef<HTMLDivElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const isModal = placement !== 'beside'
  useBackCloses(open && isModal, () => onOpenChange(false))

  // Content that stays mounted while closed must not hold the focus.
  useEffect(() => {
    const focused = document.activeElement
    if (!open && focused instanceof HTMLElement && popup.current?.contains(focused)) focused.blur()
  }, [open])

  /**
   * Focuses the element marked with `data-first-focus`, or else the first field rather than the close button; on touch
   * base-ui decides, so that no on-screen keyboard opens. The focus moves immediately: base-ui would move it a frame
   * later, and keys pressed before that would go to the page behind the dialog.
   */
  function initialFocus(openedBy: string) {
    if (openedBy === 'touch') return true
    const inBody = (selector: string) => body.current?.querySelector<HTMLElement>(selector)
    const fields = 'input:not([hidden]), select, textarea'
    const first = inBody('[data-first-focus]') ?? inBody(fields) ?? inBody('button') ?? closeButton.current
    first?.focus()
    // Content that stayed mounted is not visible yet and cannot take the focus; base-ui focuses it then.
    return document.activeElement !== first
  }

  return (
    <BaseDialog.Root
      open={open}
      modal={isModal}
      onOpenChange={(next, { reason }) => {
        // Beside the page, Escape outside of it is not about this.
        const isAboutPage =
          !isModal && reason === 'escape-key' && !popup.current?.contains(document.activeElement)
        if (!isAboutPage) onOpenChange(next)
      }}
      disablePointerDismissal
    >
      <BaseDialog.Portal keepMounted={keepMounted}>
        {isModal && <DialogBackdrop />}
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
