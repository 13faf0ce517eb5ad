import styled from 'styled-components'
import { currencySign } from '../format/format'
import { usePageCurrency } from '../format/page-currency'
import { color, space } from '../tokens/tokens'
import { amountError } from './amount-error'
import { Input } from './control-styles'
import { Field } from './field'

export type AmountFieldProps = {
  /** The visible label. */
  label: string
  /** The amount as typed, such as "1,234.50"; read it with `parseAmount`. */
  value: string
  /** Called with the new text on every change. */
  onChange: (value: string) => void
  /** Name of the value in the form. */
  name?: string | undefined
  /** One line of help. */
  hint?: string | undefined
  /** What is wrong and how to fix it. */
  error?: string | undefined
  /** Whether a value is required. */
  required?: boolean | undefined
  /** Whether the field is disabled. */
  disabled?: boolean | undefined
}

const Wrapper = styled.div<{ $signLength: number }>`
  position: relative;
  & > input { padding-left: calc(1.15rem + ${({ $signLength }) => $signLength} * 0.6rem); font-variant-numeric: tabular-nums; }
`

const Sign = styled.span`
  position: absolute;
  inset: 0 auto 0 ${space[3]};
  display: flex;
  align-items: center;
  color: ${color.textMuted};
  pointer-events: none;
`

/** An amount of money, typed the way people write it, with a decimal keyboard on phones. */
export function AmountField({ label, hint, error, value, onChange, ...input }: AmountFieldProps) {
  usePageCurrency()
  const sign = currencySign()
  return (
    <Field label={label} hint={hint} error={error && amountError(error, value, sign)}>
      {(control) => (
        <Wrapper $signLength={sign.length}>
          <Sign aria-hidden="true">{sign}</Sign>
          <Input
            {...control}
            {...input}
            value={value}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
            onChange={(event) => onChange(event.target.value)}
          />
        </Wrapper>
      )}
    </Field>
  )
}
