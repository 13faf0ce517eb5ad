import { type ScriptedAnswer, ScriptedProvider } from '@solvent/api-testing/scripted-provider'
import { registerCleanup } from '../runner/cleanup'

/** What the provider says to one person: answer by answer. The question after the last one waits. */
export class Script {
  /** How often the person's model was asked, ever. */
  asked = 0
  #answers: ScriptedAnswer[] = []
  #held: ((answer: ScriptedAnswer) => void) | null = null

  /** Whether a question waits for its answer. */
  get isHeld(): boolean {
    return this.#held !== null
  }

  /** The answers from now on. Whoever still waits is not answered any more. */
  begin(answers: readonly ScriptedAnswer[]): void {
    this.#answers = [...answers]
    this.#held = null
  }

  /** Answers the question that waits. */
  release(answer: ScriptedAnswer): void {
    this.#held?.(answer)
    this.#held = null
  }

  next(): ScriptedAnswer | Promise<ScriptedAnswer> {
    this.asked += 1
    return (
      this.#answers.shift() ??
      new Promise((resolve) => {
        this.#held = resolve
      })
    )
  }
}

/** A provider in the process of the tests, which outlives the server. It knows people by the model they have chosen. */
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

  /** For `env` of the server. */
  get env(): { AI_BASE_URL: string } {
    return { AI_BASE_URL: this.provider.baseUrl }
  }

  scriptOf(model: string): Script {
    const script = this.#scripts.get(model) ?? new Script()
    this.#scripts.set(model, script)
    return script
  }
}
