import { Button, Dialog, EmptyState, ErrorState, LoadingState, Progress } from '@solvent/ui'
import { type ReactNode, useState } from 'react'
import { ColumnsStep } from './columns-step'
import { FileStep } from './file-step'
import { ImportHistory } from './import-history'
import { QuestionsStep } from './questions-step'
import { RulesList } from './rules-list'
import type { useImportAccounts } from './use-import-accounts'
import type { ImportStep, useImportSteps } from './use-import-steps'

interface FileDialogProps {
  accounts: ReturnType<typeof useImportAccounts>
  steps: ReturnType<typeof useImportSteps>
  onClose: () => void
  children: ReactNode
}

const TITLES: Readonly<Record<ImportStep, string>> = {
  file: 'Import a bank file',
  history: 'Imports',
  rules: 'Rules',
  questions: 'About this file',
  columns: 'Columns of the file',
  review: '',
}

/** The steps before the review: the file and its account, and the questions about it. */
export function FileDialog({ accounts, steps, onClose, children }: FileDialogProps) {
  const [chosenId, setChosenId] = useState<string>()
  const options = accounts.options ?? []
  const accountId = chosenId ?? options[0]?.account.id ?? ''
  const account = options.find((option) => option.account.id === accountId)?.account
  const { step, busy } = steps
  return (
    <Dialog
      open
      placement="full"
      onOpenChange={onClose}
      title={TITLES[step]}
      footer={<Footer steps={steps} onRead={account && (() => steps.read(account))} onClose={onClose} />}
    >
      {step === 'file' && <Accounts {...{ accounts, accountId, setChosenId, steps }} />}
      {step === 'history' && <ImportHistory />}
      {step === 'rules' && <RulesList />}
      <Questions steps={steps} />
      {busy && step === 'file' && <ReadingProgress steps={steps} />}
      {children}
    </Dialog>
  )
}

interface AccountsProps extends Pick<FileDialogProps, 'accounts' | 'steps'> {
  accountId: string
  setChosenId: (id: string) => void
}

function Accounts({ accounts, accountId, setChosenId, steps }: AccountsProps) {
  const { options, error, retry } = accounts
  if (!options && error) {
    return <ErrorState title="We couldn't load your accounts." text={error.message} onRetry={retry} />
  }
  if (!options) return <LoadingState text="Loading accounts..." />
  if (options.length === 0) {
    return (
      <EmptyState
        title="No accounts yet"
        text="Add your bank account as an asset, or your card as a liability, to import its file."
      />
    )
  }
  return (
    <FileStep
      accounts={options}
      accountId={accountId}
      onAccount={setChosenId}
      file={steps.file}
      onFile={steps.setFile}
      error={steps.error}
      onHistory={() => steps.setStep('history')}
      onRules={() => steps.setStep('rules')}
    />
  )
}

type StepsProps = Pick<FileDialogProps, 'steps'>

function Questions({ steps }: StepsProps) {
  const { step, review, mapping, busy, error } = steps
  if (!review) return null
  if (step === 'questions') {
    return <QuestionsStep review={review} onStatement={steps.setStatement} onDateOrder={steps.setDateOrder} />
  }
  if (step !== 'columns' || !review.table || !mapping) return null
  return (
    <ColumnsStep
      review={review}
      table={review.table}
      mapping={mapping}
      onMapping={steps.setMapping}
      error={error}
      busy={busy}
    />
  )
}

function ReadingProgress({ steps: { file, sent } }: StepsProps) {
  const size = file?.size ?? 0
  const share = size > 0 ? Math.round((sent / size) * 100) : 100
  return (
    <Progress
      label={`Reading ${file?.name}`}
      value={share}
      text={share < 100 ? `${share}% sent` : 'Comparing with your books...'}
    />
  )
}

interface FooterProps extends StepsProps {
  /** Reads the file for the chosen account; absent without one. */
  onRead: (() => void) | undefined
  onClose: () => void
}

function Footer({ steps, onRead, onClose }: FooterProps) {
  const { step, setStep, file, review, busy } = steps
  if (step === 'history' || step === 'rules') return <Button onClick={() => setStep('file')}>Back</Button>
  if (step === 'file') {
    return (
      <>
        <Button onClick={busy ? steps.cancel : onClose}>Cancel</Button>
        <Button
          variant="primary"
          onClick={onRead}
          disabled={!file || !onRead}
          busy={busy}
          busyLabel="Reading..."
        >
          Continue
        </Button>
      </>
    )
  }
  return (
    <>
      <Button onClick={() => setStep('file')}>Back</Button>
      <Button
        variant="primary"
        onClick={() => setStep('review')}
        disabled={!review || review.lines.length === 0}
        busy={busy}
        busyLabel="Reading..."
      >
        Continue
      </Button>
    </>
  )
}
