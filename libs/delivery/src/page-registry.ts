/** The start of the element for the registry in the shell's page. */
export const REGISTRY_START = '<script type="application/json" id="remote-registry">'

/** Embeds a registry, as JSON, in the shell's page. */
export function withRegistry(page: string, json: string): string {
  // A "<" in a value could end the script element early.
  return page.replace(REGISTRY_START, () => REGISTRY_START + json.replaceAll('<', '\\u003c'))
}
