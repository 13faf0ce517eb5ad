import { Form, type FormProps } from '@solvent/ui'
import { useEffect, useRef } from 'react'

/** A form whose message is brought into view: on a phone it stands far above the button just pressed. */
export function GuestForm({ error, ...form }: FormProps) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) area.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return (
    <div ref={area}>
      <Form {...form} error={error} />
    </div>
  )
}
