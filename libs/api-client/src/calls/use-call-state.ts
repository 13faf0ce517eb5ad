import { useCallback, useEffect, useRef, useState } from 'react'

interface Callbacks<Answer> {
  onSuccess?: (answer: Answer) => void
  onError?: (error: Error) => void
  /** Called after either. */
  onSettled?: () => void
}

type CallState<Input> =
  | { isPending: true; isSuccess: false; variables: Input; error: null }
  | { isPending: false; isSuccess: boolean; variables: Input | undefined; error: Error | null }

/** A call that a component can start, and the state of its last one. */
export type Calling<Input, Answer> = CallState<Input> & {
  /** Starts the call. Callbacks run only while the component is mounted. */
  mutate: (input: Input, callbacks?: Callbacks<Answer>) => void
  /** The same, and resolves or rejects even after the component is unmounted. */
  mutateAsync: (input: Input, callbacks?: Callbacks<Answer>) => Promise<Answer>
}

/** The state of the last call of `perform`. */
export function useCallState<Input, Answer>(
  perform: (input: Input) => Promise<Answer>,
): Calling<Input, Answer> {
  const [state, setState] = useState<CallState<Input>>({
    isPending: false,
    isSuccess: false,
    variables: undefined,
    error: null,
  })
  const last = useRef(0)
  const isMounted = useRef(false)
  const latestPerform = useRef(perform)
  useEffect(() => {
    latestPerform.current = perform
  })
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const mutateAsync = useCallback(
    async (input: Input, callbacks: Callbacks<Answer> = {}): Promise<Answer> => {
      last.current += 1
      const own = last.current
      const { onSuccess, onError, onSettled } = callbacks
      const settle = (error: Error | null, callback: () => void) => {
        if (own === last.current)
          setState({ isPending: false, isSuccess: error === null, variables: input, error })
        if (!isMounted.current) return
        callback()
        onSettled?.()
      }
      setState({ isPending: true, isSuccess: false, variables: input, error: null })
      try {
        const answer = await latestPerform.current(input)
        settle(null, () => onSuccess?.(answer))
        return answer
      } catch (cause) {
        const error = cause instanceof Error ? cause : new Error(String(cause))
        settle(error, () => onError?.(error))
        throw error
      }
    },
    [],
  )
  const mutate = useCallback<Calling<Input, Answer>['mutate']>(
    (input, callbacks) => void mutateAsync(input, callbacks).catch(() => undefined),
    [mutateAsync],
  )

  return { ...state, mutate, mutateAsync }
}
