import { subscribe } from '@solvent/event-bus'
import { useEffect, useState } from 'react'
import { FrameNote } from './frame-note'

const DONE = 100
/** Without news, such as after a lost connection, the pages read again anyway. */
const SILENCE_MS = 60_000

/** Says how far the books are brought up to date after a long absence. */
export function CatchingUpNote() {
  const [percent, setPercent] = useState(DONE)
  useEffect(() => subscribe('catchingUp', (news) => setPercent(news.percent)), [])
  useEffect(() => {
    if (percent === DONE) return
    const timer = setTimeout(() => setPercent(DONE), SILENCE_MS)
    return () => clearTimeout(timer)
  }, [percent])
  return (
    <div aria-live="polite">
      {percent < DONE && (
        <FrameNote label="Update">
          <strong>
            We are updating your accounts<span aria-hidden>: {percent}%</span>.
          </strong>{' '}
          Until then, some figures are from your last visit.
        </FrameNote>
      )}
    </div>
  )
}
