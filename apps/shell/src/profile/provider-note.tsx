import { Caption } from '@solvent/ui'

/** Who receives the messages to the assistant. */
export function ProviderNote() {
  return (
    <Caption>
      Your messages and the figures they need are sent to the provider of your key (Cerebras). Your key is
      stored encrypted. Under each answer you can see what was sent.
    </Caption>
  )
}
