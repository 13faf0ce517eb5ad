import { type RefObject, useId } from 'react'
import styled from 'styled-components'
import { closeButtonStyles } from '../button/close-button-styles'
import { Caption } from '../caption/caption'
import { controlStyles } from '../field/control-styles'
import { Field } from '../field/field'
import { CloseIcon } from '../icons/icons'
import { color, media } from '../tokens/tokens'

const Root = styled.div`
  position: relative;
  min-width: 0;
`

const Input = styled.input`
  ${controlStyles}
  padding-inline: 2.25rem 2.75rem;
  &::-webkit-search-cancel-button { display: none; }
`

const Glass = styled.svg`
  position: absolute;
  left: 0.75rem;
  bottom: 0.75rem;
  width: 1rem;
  height: 1rem;
  color: ${color.textMuted};
  pointer-events: none;
  ${media.phone} { bottom: 0.875rem; }
`

const Clear = styled.button`
  ${closeButtonStyles}
  position: absolute;
  right: 0.25rem;
  bottom: 0.25rem;
  ${media.phone} { right: 0; bottom: 0; width: 2.75rem; height: 2.75rem; }
`

/** On the label's line, to avoid a layout shift. */
const Found = styled(Caption)`
  position: absolute;
  top: 0;
  right: 0;
  font-variant-numeric: tabular-nums;
`

type SearchFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** How many rows were found, announced politely; empty without a search. */
  found: string
  ref: RefObject<HTMLInputElement | null>
}

/** A search field with a clear button and the number of results. */
export function SearchField({ label, value, onChange, found, ref }: SearchFieldProps) {
  const foundId = useId()
  return (
    <Root>
      <Field label={label}>
        {(control) => (
          <Input
            {...control}
            ref={ref}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby={foundId}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <Glass viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
        <circle cx="7" cy="7" r="4.5" />
        <path strokeLinecap="round" d="m10.5 10.5 3.5 3.5" />
      </Glass>
      {value && (
        <Clear
          type="button"
          aria-label="Clear search"
          onClick={() => {
            onChange('')
            ref.current?.focus()
          }}
        >
          <CloseIcon />
        </Clear>
      )}
      <Found id={foundId} role="status">
        {found}
      </Found>
    </Root>
  )
}
