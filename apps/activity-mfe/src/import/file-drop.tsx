import { color, font, isDialogOpen, radius, space } from '@solvent/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'

const Hint = styled.div`
  position: fixed;
  inset: ${space[4]};
  z-index: 50;
  display: grid;
  place-items: center;
  border: 2px dashed ${color.accent};
  border-radius: ${radius.card};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font: ${font.section};
  opacity: 0.95;
  pointer-events: none;
`

interface FileDropProps {
  /** Whether the import is open, which is the only dialog that takes a file. */
  isImporting: boolean
  onFile: (file: File) => void
}

/** Accepts a file that is dropped anywhere on the page, and shows a hint meanwhile. Text is not accepted. */
export function FileDrop({ isImporting, onFile }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const handle = useEffectEvent((event: DragEvent) => {
    const { type, dataTransfer, relatedTarget } = event
    if (!dataTransfer?.types.includes('Files')) return
    // Otherwise the browser would open the file.
    event.preventDefault()
    if (!isImporting && isDialogOpen()) return
    setOver(type === 'dragover' || (type === 'dragleave' && Boolean(relatedTarget)))
    const [file] = dataTransfer.files
    if (type === 'drop' && file) onFile(file)
  })
  useEffect(() => {
    const listen = (event: DragEvent) => handle(event)
    const types = ['dragover', 'dragleave', 'drop'] as const
    for (const type of types) window.addEventListener(type, listen)
    return () => {
      for (const type of types) window.removeEventListener(type, listen)
    }
  }, [])
  return isOver && <Hint>Drop a bank file to import it</Hint>
}
