import { messageOf, useRead, useSend } from '@solvent/api-client'
import { deleteLearnedWord, type LearnedWord, listLearnedWords } from '@solvent/contracts'
import { useRestoreFocus } from '@solvent/screen-kit'
import { Button, font, space, useToast } from '@solvent/ui'
import { useId } from 'react'
import styled from 'styled-components'

const Root = styled.section`
  & > h3 { margin-bottom: ${space[2]}; font: ${font.bodyStrong}; }
`

const List = styled.ul`
  margin: 0;
  padding: 0;
  max-height: 20rem;
  overflow-y: auto;
  list-style: none;
`

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  & > span { min-width: 0; overflow-wrap: anywhere; }
`

/** What the assistant has learned from the user's corrections; nothing if it is empty. */
export function LearnedWords() {
  const { data } = useRead(listLearnedWords, {})
  const toast = useToast()
  const { mutate, isPending } = useSend(deleteLearnedWord)
  const title = useId()
  const region = useRestoreFocus<HTMLElement>()

  function forget({ id, words }: LearnedWord) {
    if (isPending) return
    mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success(`"${words}" forgotten`),
        onError: (error) => toast.error(messageOf(error, 'Failed to forget these words. Please try again.')),
      },
    )
  }
  if (!data || data.words.length === 0) return null
  return (
    <Root ref={region} tabIndex={-1} aria-labelledby={title}>
      <h3 id={title}>Words I have learned</h3>
      <List>
        {data.words.map((word) => (
          <Item key={word.id}>
            <span>{describe(word)}</span>
            <Button small variant="ghost" aria-label={`Forget ${word.words}`} onClick={() => forget(word)}>
              Forget
            </Button>
          </Item>
        ))}
      </List>
    </Root>
  )
}

/** Such as "dog grooming: Leisure, from Savings Account". */
function describe({ words, kind, category, account }: LearnedWord): string {
  const place = account && `${kind === 'expense' ? 'from' : 'to'} ${account}`
  return `${words}: ${[category, place].filter(Boolean).join(', ')}`
}
