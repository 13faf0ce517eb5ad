import { usePicture } from '@solvent/api-client'
import { type EntryDetails, entryTitle, getReceipt, type Receipt } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import { color, Dialog, Inline, radius, Stack } from '@solvent/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { SaveReceipt } from './save-receipt'

const Thumbnail = styled.button`
  display: block;
  align-self: flex-start;
  min-width: 3rem;
  max-width: 100%;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surfaceSubtle};
  overflow: hidden;
  cursor: zoom-in;
  &:hover { border-color: ${color.borderStrong}; }
  & > img { display: block; max-width: 100%; margin: 0 auto; height: 8rem; object-fit: contain; }
`

const Large = styled.img`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${radius.control};
`

interface ReceiptPictureProps {
  entry: EntryDetails
  receipt: Receipt
}

/** The picture of a receipt, which opens large. It is fetched when it is shown. */
export function ReceiptPicture({ entry, receipt }: ReceiptPictureProps) {
  const query = usePicture(getReceipt, { params: { id: entry.id } })
  const [isLarge, setLarge] = useState(false)
  const name = `Receipt for ${entryTitle(entry)}`
  return (
    <QueryBoundary query={query} loading="Loading receipt..." failed="We couldn't show this receipt.">
      {({ url }) => (
        <>
          <Thumbnail type="button" aria-haspopup="dialog" onClick={() => setLarge(true)}>
            <img src={url} alt={name} />
          </Thumbnail>
          <Dialog open={isLarge} onOpenChange={setLarge} title={name}>
            <Stack gap={3}>
              {/* First, so that the focus is at the top of what scrolls. */}
              <Inline>
                <SaveReceipt entry={entry} receipt={receipt} />
              </Inline>
              <Large src={url} alt={name} />
            </Stack>
          </Dialog>
        </>
      )}
    </QueryBoundary>
  )
}
