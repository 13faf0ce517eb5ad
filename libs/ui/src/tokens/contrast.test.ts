import { type ColorName, darkPalette, lightPalette } from './palette'

/** Relative luminance of a six-digit hex colour, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const themes = [
  ['light', lightPalette],
  ['dark', darkPalette],
] as const

const surfaces: ColorName[] = ['canvas', 'surface', 'surfaceSubtle']
const tones = ['accent', 'danger', 'warning', 'success'] as const

const textPairs: [ColorName, ColorName][] = [
  ...surfaces.flatMap((surface): [ColorName, ColorName][] => [
    ['text', surface],
    ['textMuted', surface],
    ...tones.map((tone): [ColorName, ColorName] => [`${tone}Text`, surface]),
  ]),
  ...tones.flatMap((tone): [ColorName, ColorName][] => [
    ['text', `${tone}Soft`],
    [`${tone}Text`, `${tone}Soft`],
  ]),
  ['text', 'neutralSoft'],
  ['textMuted', 'neutralSoft'],
  ['textMuted', 'accentSoft'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
]

const controlPairs: [ColorName, ColorName][] = [
  ['borderStrong', 'surface'],
  ['danger', 'surface'],
  ['accent', 'surface'],
  ['warning', 'surface'],
  ['success', 'surface'],
  ['chart1', 'surface'],
  ['chart2', 'surface'],
  ['chart3', 'surface'],
  ['chart4', 'surface'],
  ['chart5', 'surface'],
  ['chart6', 'surface'],
]

describe.each(themes)('in the %s theme', (_, palette) => {
  test.each(textPairs)('%s can be read on %s (4.5:1)', (text, background) => {
    expect(contrast(palette[text], palette[background])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(controlPairs)('a control in %s stands out from %s (3:1)', (control, background) => {
    expect(contrast(palette[control], palette[background])).toBeGreaterThanOrEqual(3)
  })
})

test.each(themes)('in the %s theme a neutral badge differs from a row under the pointer', (_, palette) => {
  expect(surfaces.map((name) => palette[name])).not.toContain(palette.neutralSoft)
})

test('black on white has a contrast of 21:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
})
