import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Banner } from '../banner/banner'
import { space } from '../tokens/tokens'

export type FormProps = {
  /** Called on submit; validates, and passes errors to the fields or to `error`. */
  onSubmit: () => void
  /** Called when a field or a button gets the focus; prefetches what submitting will need. */
  onFocus?: (() => void) | undefined
  /** An error of the entire form; shown above the fields and announced. */
  error?: string | undefined
  /** Fields and buttons. */
  children: ReactNode
  /** Id for a submit button outside the form, such as one in a dialog's footer. */
  id?: string | undefined
  /** Accessible name of the form, which makes it a landmark. */
  'aria-label'?: string | undefined
}

const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

/**
 * A form with the app's own messages instead of the browser's. After a rejected submit, whether by the client or the
 * server, the first invalid field gets the focus.
 */
export function Form({ onSubmit, error, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const awaitingErrors = useRef(false)
  const [submits, countSubmit] = useState(0)

  // Runs after every render, because server errors arrive long after the submit. The focus moves before the errors are
  // painted, so that no key press goes to another field.
  useLayoutEffect(() => {
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!awaitingErrors.current || !invalid) return
    awaitingErrors.current = false
    invalid.focus()
  })

  // The submit button may be far below, or fixed under a scrolling form.
  useEffect(() => {
    if (error && submits > 0)
      form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [error, submits])

  function submit(event: FormEvent) {
    event.preventDefault()
    // A form in a dialog's portal must not submit the React form around it.
    event.stopPropagation()
    awaitingErrors.current = true
    countSubmit((count) => count + 1)
    onSubmit()
  }

  return (
    <Root {...rest} ref={form} noValidate onSubmit={submit} onInput={() => (awaitingErrors.current = false)}>
      {error && <Banner tone="error">{error}</Banner>}
      {children}
    </Root>
  )
}
