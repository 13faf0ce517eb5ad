import styled from 'styled-components'
import { color, radius } from '../tokens/tokens'
import { hueOf } from './hues'
import { iconOf } from './kinds'

export type KindIconProps = {
  /** A type of assets or liabilities, a category, or a kind of entries; one without its own icon gets a general one. */
  kind: string
  /** A hue instead of the kind's own, from 1 to 6. */
  hue?: number | undefined
}

const Box = styled.span<{ $hue: string }>`
  display: flex;
  align-items: center;
  justify-content: center;
  height: 100%;
  border-radius: ${radius.control};
  background: color-mix(in srgb, ${({ $hue }) => $hue} 12%, transparent);
  color: ${({ $hue }) => $hue};
  @media print { display: none; }
`

/** The icon of a kind in its hue. Decorative: the text beside it says the same. */
export function KindIcon({ kind, hue }: KindIconProps) {
  const Icon = iconOf(kind)
  return (
    <Box $hue={color[hueOf(kind, hue)]} aria-hidden="true">
      <Icon size={18} strokeWidth={1.75} />
    </Box>
  )
}
