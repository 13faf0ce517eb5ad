import { Conversation, giveKey } from '@solvent/api-testing/conversation'
import { signUp } from '@solvent/api-testing/person'
import { pollUntil } from '../runner/deadline'
import { inParallel } from '../runner/parallel'
import type { PacedProvider, Script } from './paced-provider'

/** Hashes of passwords run four at once, and not many may wait. */
const SIGN_UPS_AT_ONCE = 4
const REACHED_WITHIN_MS = 60_000
const QUESTION = 'How do I stand?'
const ANSWER = 'You are fine.'

interface Member {
  chat: Conversation
  script: Script
}

/** People who all ask the assistant, and whose provider does not answer. */
export class HangingCrowd {
  readonly wrong: string[] = []

  private constructor(private readonly members: readonly Member[]) {}

  static async create(url: string, count: number, provider: PacedProvider): Promise<HangingCrowd> {
    const models = Array.from({ length: count }, (_, n) => `hangs-${n}`)
    const members: Member[] = []
    await inParallel(SIGN_UPS_AT_ONCE, async () => {
      for (let model = models.pop(); model !== undefined; model = models.pop()) {
        const person = await signUp(url)
        await giveKey(person, { selected_model: model })
        members.push({ chat: await Conversation.begin(person), script: provider.scriptOf(model) })
      }
    })
    return new HangingCrowd(members)
  }

  /** Lets `work` run while everybody waits for the provider, all the time. They go away afterwards. */
  async during(work: () => Promise<void>): Promise<void> {
    const leave = new AbortController()
    const asking = this.members.map(async ({ chat, script }) => {
      script.begin([])
      const events = await chat.stream(QUESTION, { signal: leave.signal }).catch(() => null)
      if (!leave.signal.aborted)
        this.wrong.push(`ended while it should hang: ${JSON.stringify(events?.at(-1))}`)
    })
    const hanging = () => this.members.every(({ script }) => script.isHeld)
    if ((await pollUntil(REACHED_WITHIN_MS, hanging)) === null) this.wrong.push('not all have asked')
    await work()
    leave.abort()
    await Promise.all(asking)
  }

  /** Now the provider answers everybody. */
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
