import { Banner, Button, Caption, font, Inline, SelectField, Stack } from '@solvent/ui'
import { type ChangeEvent, useRef } from 'react'
import styled from 'styled-components'
import type { ImportAccountOption } from './use-import-accounts'

/** The extensions of the files of banks. */
const FILE_TYPES = '.ofx,.qfx,.qif,.xml,.sta,.940,.mt940,.csv,.txt,.xlsx'

const FileName = styled.span`
  font: ${font.bodyStrong};
  overflow-wrap: anywhere;
`

interface FileStepProps {
  accounts: readonly ImportAccountOption[]
  /** The id of the chosen account. */
  accountId: string
  onAccount: (id: string) => void
  file: File | null
  onFile: (file: File) => void
  /** Why the file could not be read. */
  error: string | null
  /** Opens the list of earlier imports. */
  onHistory: () => void
  /** Opens the rules for lines. */
  onRules: () => void
}

/** Asks for the file of a bank, and which account it is about. */
export function FileStep(props: FileStepProps) {
  const { accounts, accountId, onAccount, file, onFile, error, onHistory, onRules } = props
  const picker = useRef<HTMLInputElement>(null)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    if (chosen) onFile(chosen)
    // Lets the user choose the same file again.
    target.value = ''
  }

  return (
    <Stack>
      <SelectField
        label="Account"
        value={accountId}
        onChange={onAccount}
        options={accounts.map(({ account, name }) => ({ value: account.id, label: name }))}
        hint="The bank account or the card that the file is from."
        required
      />
      {error && <Banner tone="error">{error}</Banner>}
      <Inline gap={3}>
        <Button onClick={() => picker.current?.click()}>
          {file ? 'Choose another file' : 'Choose file'}
        </Button>
        {file && <FileName>{file.name}</FileName>}
      </Inline>
      <Caption>
        OFX, QFX, QIF, CAMT, MT940, CSV and Excel files. You can also drop a file anywhere on this page.
        Nothing is saved before you have seen every line.
      </Caption>
      <Inline>
        <Button small variant="ghost" onClick={onHistory}>
          Earlier imports
        </Button>
        <Button small variant="ghost" onClick={onRules}>
          Rules
        </Button>
      </Inline>
      <input ref={picker} type="file" accept={FILE_TYPES} aria-label="Bank file" hidden onChange={choose} />
    </Stack>
  )
}
