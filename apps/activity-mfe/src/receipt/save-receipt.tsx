import { saveFile, usePicture } from '@solvent/api-client'
import { type EntryDetails, getReceipt, type Receipt } from '@solvent/contracts'
import { Button } from '@solvent/ui'

interface SaveReceiptProps {
  entry: EntryDetails
  receipt: Receipt
  small?: boolean
}

/** Saves the picture of a receipt as a file. */
export function SaveReceipt({ entry, receipt, small }: SaveReceiptProps) {
  const { data } = usePicture(getReceipt, { params: { id: entry.id } })
  // Such as "jpeg", of "image/jpeg".
  const extension = receipt.media_type.split('/')[1]
  const save = () => data && saveFile(`receipt-${entry.occurred_on}.${extension}`, data.file)
  return (
    <Button small={small} onClick={save} disabled={!data}>
      Save picture
    </Button>
  )
}
