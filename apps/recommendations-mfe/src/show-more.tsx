import { Button, Inline } from '@solvent/ui'
import { type ReactNode, useState } from 'react'

/** How many items of a long list to show, initially `step`, and the button that adds the next `step`. */
export function useShowMore(total: number, step: number): [count: number, more: ReactNode] {
  const [count, setCount] = useState(step)
  const rest = total - count
  const more = rest > 0 && (
    <Inline justify="center">
      <Button onClick={() => setCount(count + step)}>{`Show ${Math.min(rest, step)} more`}</Button>
    </Inline>
  )
  return [count, more]
}
