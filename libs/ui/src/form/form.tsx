import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Banner } from '../banner/banner'
import { space } from '../tokens/tokens'

export type FormProps = {
  /** Called when the form is sent; validates, and gives errors to the fields or to `error`. */
  onSubmit: () => void
  /** Called when somebody is in a field or at a button; fetches what sending will need. */
  onFocus?: (() => void) | undefined
  /** What went wrong with the form as a whole; shown above the fields and announced. */
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
 * A form whose messages are the app's own. After a refused submit, at once or when the server has answered,
 * the first invalid field gets focus.
 */
export function Form({ onSubmit, error, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const awaitingErrors = useRef(false)
  const [submits, countSubmit] = useState(0)

  // Runs after every render, because errors from the server arrive long after the submit. Focus moves before the errors
  // are painted, so that no key press goes to another field.
  useLayoutEffect(() => {
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!awaitingErrors.current || !invalid) return
    awaitingErrors.current = false
    invalid.focus()
  })

  // The button may be far below, or fixed under a form that scrolls.
  useEffect(() => {
    if (error && submits > 0)
      form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [error, submits])

  function submit(event: FormEvent) {
    event.preventDefault()
    // A form in a dialog's portal must not send the React form around it.
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
