import { useId } from 'react'
import styled from 'styled-components'
import { FieldGroup } from '../field/field-group'
import { visuallyHidden } from '../layout/visually-hidden'
import { color, font, media, motion, radius, shadow, space } from '../tokens/tokens'
import type { Theme } from './stored-theme'
import { useTheme } from './use-theme'

const options: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

const Options = styled.div`
  display: flex;
  align-self: flex-start;
  max-width: 100%;
  padding: ${space[1]};
  border-radius: ${radius.control};
  background: ${color.surfaceSubtle};
`

const Option = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 2rem;
  padding: 0 ${space[4]};
  border-radius: ${radius.small};
  color: ${color.textMuted};
  font: ${font.button};
  cursor: pointer;
  transition: background-color ${motion.fast}, color ${motion.fast};
  &:hover { color: ${color.text}; }
  &:has(:checked) { background: ${color.surface}; color: ${color.text}; box-shadow: ${shadow.low}; }
  &:has(:focus-visible) { outline: 2px solid ${color.accentText}; outline-offset: 2px; }
  & > input { ${visuallyHidden} }
  ${media.phone} { min-height: 2.75rem; }
`

/** The choice between the system, light and dark theme; stored, and applied to every tab. */
export function ThemeSwitch() {
  const { theme, setTheme } = useTheme()
  const name = useId()
  return (
    <FieldGroup label="Theme">
      <Options>
        {options.map(({ value, label }) => (
          <Option key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={theme === value}
              onChange={() => setTheme(value)}
            />
            {label}
          </Option>
        ))}
      </Options>
    </FieldGroup>
  )
}
