// @ts-check
export const EVENTS_PATH = '/__dev/events'
export const SCRIPT_PATH = '/__dev/client.js'

/**
 * The script added to the page: it shows which remote is local and reloads the page after a build. The CSP of the
 * deployed page applies to it: no inline styles, no markup built from text.
 *
 * @param {string} shell
 * @param {{ name: string, version: string } | undefined} release
 */
export function clientScript(shell, release) {
  const notice = release
    ? `${release.name} ${release.version} is of this machine; everything else is as on ${shell}.`
    : `The remote is not built yet; everything is as on ${shell}.`
  return `const version = ${JSON.stringify(release?.version ?? '')}
const note = document.createElement('div')
note.setAttribute('role', 'note')
note.textContent = ${JSON.stringify(notice)}
Object.assign(note.style, { position: 'fixed', insetInlineStart: '0', insetBlockEnd: '0', zIndex: '9999',
  padding: '4px 10px', background: '#7a4b00', color: '#ffffff', font: '12px/1.5 ui-monospace, monospace', pointerEvents: 'none' })
document.body.append(note)
new EventSource(${JSON.stringify(EVENTS_PATH)}).onmessage = ({ data }) => { if (data !== version) location.reload() }
`
}
