import { type ScriptedAnswer, ScriptedProvider } from '@solvent/api-testing/scripted-provider'
import { registerCleanup } from '../runner/cleanup'

/** The provider's replies to one person, one per request. The request after the last reply stays open. */
export class Script {
  /** How often the person's model was called in total. */
  asked = 0
  #answers: ScriptedAnswer[] = []
  #pending: ((answer: ScriptedAnswer) => void) | null = null

  /** Whether a request is waiting for its reply. */
  get isPending(): boolean {
    return this.#pending !== null
  }

  /** Sets the next replies. A request that is still waiting never gets one. */
  begin(answers: readonly ScriptedAnswer[]): void {
    this.#answers = [...answers]
    this.#pending = null
  }

  /** Answers the waiting request. */
  release(answer: ScriptedAnswer): void {
    this.#pending?.(answer)
    this.#pending = null
  }

  next(): ScriptedAnswer | Promise<ScriptedAnswer> {
    this.asked += 1
    return (
      this.#answers.shift() ??
      new Promise((resolve) => {
        this.#pending = resolve
      })
    )
  }
}

/** A provider in the test process, which outlives the server. It identifies people by the model they have selected. */
export class PacedProvider {
  readonly #scripts = new Map<string, Script>()

  private constructor(private readonly provider: ScriptedProvider) {
    provider.answer = ({ body }) => this.scriptOf(body.model).next()
  }

  static async start(): Promise<PacedProvider> {
    const provider = await ScriptedProvider.start()
    registerCleanup(() => provider.stop())
    return new PacedProvider(provider)
  }

  /** Environment for the server. */
  get env(): { AI_BASE_URL: string } {
    return { AI_BASE_URL: this.provider.baseUrl }
  }

  scriptOf(model: string): Script {
    const script = this.#scripts.get(model) ?? new Script()
    this.#scripts.set(model, script)
    return script
  }
}
