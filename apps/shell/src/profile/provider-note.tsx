import { Caption } from '@solvent/ui'

/** What a key is for, and who then receives the messages to the assistant. */
export function ProviderNote() {
  return (
    <Caption>
      The assistant records entries and answers from your books without a key. With a key from Cerebras, an AI
      provider, you can also ask in your own words. Your messages and the figures they need are then sent to
      Cerebras, and each answer can show you what was sent. Your key is stored encrypted.
    </Caption>
  )
}
