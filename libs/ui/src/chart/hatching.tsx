import { type SeriesLook, seriesLook } from './series-look'

/** The `fill` of the bars of a series: its colour, or its hatching by `Hatchings` with the same id. */
export function barFill(id: string, index: number): string {
  const look = seriesLook(index)
  return look.hatching === null ? look.color : `url(#${id}-${index})`
}

/** SVG definitions of the hatchings of this many series. */
export function Hatchings({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => seriesLook(index)).map((look, index) => (
        <Hatching key={look.color} id={`${id}-${index}`} look={look} />
      ))}
    </defs>
  )
}

function Hatching({ id, look }: { id: string; look: SeriesLook }) {
  if (look.hatching === null) return null
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${look.hatching})`}
    >
      <rect width="6" height="6" fill={look.color} fillOpacity="0.25" />
      <rect width="3" height="6" fill={look.color} />
    </pattern>
  )
}
