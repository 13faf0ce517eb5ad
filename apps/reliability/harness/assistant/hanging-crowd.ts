import { Conversation, saveApiKey } from '@solvent/api-testing/conversation'
import { signUp } from '@solvent/api-testing/person'
import { pollUntil } from '../runner/deadline'
import { inParallel } from '../runner/parallel'
import type { PacedProvider, Script } from './paced-provider'

/** The server limits concurrent password hashes and the queue for them. */
const SIGN_UP_CONCURRENCY = 4
const REACHED_TIMEOUT_MS = 60_000
const QUESTION = 'How do I stand?'
const ANSWER = 'You are fine.'

interface Member {
  chat: Conversation
  script: Script
}

/** People who all send the assistant a message that their provider does not answer. */
export class HangingCrowd {
  readonly wrong: string[] = []

  private constructor(private readonly members: readonly Member[]) {}

  static async create(url: string, count: number, provider: PacedProvider): Promise<HangingCrowd> {
    const models = Array.from({ length: count }, (_, n) => `hangs-${n}`)
    const members: Member[] = []
    await inParallel(SIGN_UP_CONCURRENCY, async () => {
      for (let model = models.pop(); model !== undefined; model = models.pop()) {
        const person = await signUp(url)
        await saveApiKey(person, { selected_model: model })
        members.push({ chat: await Conversation.begin(person), script: provider.scriptOf(model) })
      }
    })
    return new HangingCrowd(members)
  }

  /** Runs `work` while all of them are waiting for the provider, then closes their connections. */
  async during(work: () => Promise<void>): Promise<void> {
    const controller = new AbortController()
    const asking = this.members.map(async ({ chat, script }) => {
      script.begin([])
      const events = await chat.stream(QUESTION, { signal: controller.signal }).catch(() => null)
      if (!controller.signal.aborted)
        this.wrong.push(`ended while it should hang: ${JSON.stringify(events?.at(-1))}`)
    })
    const hanging = () => this.members.every(({ script }) => script.isPending)
    if ((await pollUntil(REACHED_TIMEOUT_MS, hanging)) === null) this.wrong.push('not all have asked')
    await work()
    controller.abort()
    await Promise.all(asking)
  }

  /** Sends every message again, now with a provider that answers. */
  async getAnswers(): Promise<void> {
    await Promise.all(
      this.members.map(async ({ chat, script }) => {
        script.begin([{ text: ANSWER }])
        const reply = await chat.ask(QUESTION).then(
          (answer) => answer.reply,
          (refusal) => String(refusal),
        )
        if (reply !== ANSWER) this.wrong.push(`afterwards: ${reply}`)
      }),
    )
  }
}
