import { messageOf, useSend } from '@solvent/api-client'
import { setLimit } from '@solvent/contracts'
import { useToast } from '@solvent/ui'

/** Removes the limit of a category. A toast reports the result. */
export function useRemoveLimit(): (category: string) => void {
  const toast = useToast()
  const { mutate } = useSend(setLimit)
  return (category) =>
    mutate(
      { body: { category, amount: null, carries_over: false } },
      {
        onSuccess: () => toast.success(`Limit for ${category} removed`),
        onError: (error) =>
          toast.error(messageOf(error, `Failed to remove the limit for ${category}. Please try again.`)),
      },
    )
}
