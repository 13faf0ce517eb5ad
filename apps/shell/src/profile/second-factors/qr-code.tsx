import { encodeQR } from 'qr'
import styled from 'styled-components'

/** Readers need four modules of white around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Black on white in every theme, because some readers do not read the inverse. */
const Picture = styled.svg`
  display: block;
  width: min(14rem, 100%);
  margin: 0 auto;
  background: #fff;
  fill: #000;
`

/** A QR code, drawn on this device. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { border: QUIET_ZONE })
  const size = rows.length
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path.join('')} />
    </Picture>
  )
}
