import { useCallback, useEffect, useRef, useState } from 'react'

interface Callbacks<Answer> {
  onSuccess?: (answer: Answer) => void
  onError?: (error: Error) => void
  /** After either. */
  onSettled?: () => void
}

type CallState<Input> =
  | { isPending: true; isSuccess: false; variables: Input; error: null }
  | { isPending: false; isSuccess: boolean; variables: Input | undefined; error: Error | null }

type Calling<Input, Answer> = CallState<Input> & {
  /** Calls; what becomes of it is in the state, and told as long as the component is there. */
  mutate: (input: Input, callbacks?: Callbacks<Answer>) => void
  /** The same, and answers or throws whether the component is still there or not. */
  mutateAsync: (input: Input, callbacks?: Callbacks<Answer>) => Promise<Answer>
}

/** What becomes of the last call that `perform` was asked for. What it throws is an Error. */
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
  const isThere = useRef(false)
  const performNow = useRef(perform)
  useEffect(() => {
    performNow.current = perform
  })
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  const mutateAsync = useCallback(
    async (input: Input, callbacks: Callbacks<Answer> = {}): Promise<Answer> => {
      last.current += 1
      const own = last.current
      const { onSuccess, onError, onSettled } = callbacks
      const settle = (error: Error | null, tell: () => void) => {
        if (own === last.current)
          setState({ isPending: false, isSuccess: error === null, variables: input, error })
        if (!isThere.current) return
        tell()
        onSettled?.()
      }
      setState({ isPending: true, isSuccess: false, variables: input, error: null })
      try {
        const answer = await performNow.current(input)
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
