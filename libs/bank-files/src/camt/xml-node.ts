import type { XmlStart } from './xml-elements'

/** An element with all that is in it. */
export interface XmlNode extends XmlStart {
  text: string
  children: XmlNode[]
}

/** The elements that a path such as `RmtInf/Ustrd` leads to. */
export function nodesAt(node: XmlNode, path: string): XmlNode[] {
  let found = [node]
  for (const step of path.split('/')) {
    found = found.flatMap(({ children }) => children.filter(({ name }) => name === step))
  }
  return found
}

/** The first element that a path leads to. */
export function nodeAt(node: XmlNode, path: string): XmlNode | undefined {
  return nodesAt(node, path)[0]
}

/** The first text that is found at these paths, without surrounding spaces; empty if there is none. */
export function textAt(node: XmlNode, ...paths: string[]): string {
  for (const path of paths) {
    for (const { text } of nodesAt(node, path)) if (text.trim() !== '') return text.trim()
  }
  return ''
}
