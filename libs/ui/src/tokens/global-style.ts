import { createGlobalStyle } from 'styled-components'
import { type ColorName, darkPalette, lightPalette } from './palette'
import { color, colorVariable, font, radius } from './tokens'

function declarations(palette: Record<ColorName, string>): string {
  return Object.entries(palette)
    .map(([name, value]) => `${colorVariable(name)}: ${value};`)
    .join('\n')
}

const lightTheme = `
  color-scheme: light;
  ${declarations(lightPalette)}
  --shadow-low: 0 1px 2px rgb(20 26 40 / 0.05);
  --shadow-high: 0 1px 2px rgb(20 26 40 / 0.08), 0 16px 40px rgb(20 26 40 / 0.16);
`

const darkTheme = `
  color-scheme: dark;
  ${declarations(darkPalette)}
  --shadow-low: 0 1px 2px rgb(0 0 0 / 0.3);
  --shadow-high: 0 1px 2px rgb(0 0 0 / 0.4), 0 16px 40px rgb(0 0 0 / 0.5);
`

/**
 * The theme and base styles of every page. Light, or dark if the system prefers it;
 * `data-theme="light"` or `"dark"` on the root element overrides the system.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${lightTheme}
    --font-family: Figtree, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
    --motion-fast: 120ms ease-out;
    --motion-normal: 200ms cubic-bezier(0.2, 0, 0, 1);
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { ${darkTheme} }
  }
  :root[data-theme='dark'] { ${darkTheme} }
  @media (prefers-reduced-motion: reduce) {
    :root { --motion-fast: 0ms; --motion-normal: 0ms; }
    *, *::before, *::after { animation: none !important; scroll-behavior: auto !important; }
  }
  @media print {
    :root:root { ${lightTheme} --shadow-low: none; --shadow-high: none; ${colorVariable('canvas')}: #fff; }
    /* Menus, dialogs and toasts. */
    [data-base-ui-portal] { display: none; }
  }
  @page { margin: 14mm; }
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body {
    margin: 0;
    min-height: 100dvh;
    background: ${color.canvas};
    color: ${color.text};
    font: ${font.body};
    /* A long word without spaces does not overflow its box. */
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, p, dl, dd, ul, ol, figure { margin: 0; }
  ul, ol { padding: 0; }
  button, input, select, textarea { font: inherit; color: inherit; }
  a { color: ${color.accentText}; text-underline-offset: 0.15em; }
  :focus-visible {
    outline: 2px solid ${color.accentText};
    outline-offset: 2px;
    border-radius: ${radius.small};
  }
  h1:focus-visible, main:focus-visible { outline: none; }
`
