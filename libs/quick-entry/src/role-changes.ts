import type { Language } from './lexicon/language'
import { plain } from './spelling'
import type { Token } from './tokens'

/** The tokens with the roles that depend on other words of the message. */
export function withContext(tokens: readonly Token[], language: Language): readonly Token[] {
  return withAgent(withTogether(tokens, language), language)
}

function withTogether(tokens: readonly Token[], { together = [] }: Language): readonly Token[] {
  const isOneOf = (list: string) => {
    const phrases = list.split(',').map(plain)
    return ({ words }: Token) => phrases.includes(words.join(' '))
  }
  const changes = together.filter(({ beside }) => tokens.some(isOneOf(beside)))
  return tokens.map((token) => {
    const change = changes.find(({ words }) => isOneOf(words)(token))
    return change ? { ...token, role: change.role } : token
  })
}

/** What another person does is not about the writer, unless it gives or takes money: "doctor ne 500 liye". */
function withAgent(tokens: readonly Token[], { agent }: Language): readonly Token[] {
  if (!agent) return tokens
  const mark = tokens.findIndex(({ words }) => words.join(' ') === agent.mark)
  const [owner, before] = [tokens[mark - 1], tokens[mark - 2]]
  if (!owner || owner.role === 'first' || owner.role === 'subject') return tokens
  const verb = tokens.findIndex(
    ({ role }, at) => at > mark && ['spend', 'buy', 'cost', 'sell'].includes(role),
  )
  const found = tokens[verb]
  if (!found || found.role === 'cost') return tokens
  const isTrader = owner.role === 'thing' || (owner.role === 'preposition' && before?.role === 'thing')
  const isForOther = tokens.slice(mark, verb).some(({ words }, at, rest) => {
    const { role } = rest[at - 1] ?? {}
    return words.join(' ') === agent.to && (role === 'person' || role === 'word' || role === 'thing')
  })
  const isForThing = tokens
    .slice(mark, verb)
    .some((token) => token.role === 'thing' && token.category !== 'Gifts')
  const gives = agent.gives.split(',').includes(found.words.join(' '))
  const role =
    gives && !isForOther && (!isForThing || owner.role === 'source')
      ? 'give'
      : isTrader && found.role === 'buy'
        ? 'cost'
        : 'refuse'
  return tokens.map((token, at) => (at === verb ? { ...found, role } : token))
}
