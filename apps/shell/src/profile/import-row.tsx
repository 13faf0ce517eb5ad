import { Banner, Button } from '@solvent/ui'
import { type ChangeEvent, useRef, useState } from 'react'
import { ImportDialog } from './import-dialog'
import { type ChosenFile, readExport } from './read-export'
import { SettingRow } from './setting-row'

/** Picks an exported file and asks whether to import it. */
export function ImportRow() {
  const picker = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [chosen, setChosen] = useState<ChosenFile | null>(null)

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    setProblem(null)
    const read = await readExport(file)
    // Lets the user choose the same file again after correcting it.
    target.value = ''
    if ('problem' in read) setProblem(read.problem)
    else setChosen(read.chosen)
  }

  return (
    <>
      <SettingRow title="Import" text="Add the data of a JSON export to an account that is still empty.">
        <Button onClick={() => picker.current?.click()}>Choose file</Button>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          aria-label="Exported file"
          hidden
          onChange={choose}
        />
        {problem && <Banner tone="error">{problem}</Banner>}
      </SettingRow>
      {chosen && <ImportDialog chosen={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
