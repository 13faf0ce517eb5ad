import type { Language } from './lexicon/language'
import { isListed } from './prepositions'
import type { Token } from './tokens'

/** The tokens with the roles that depend on other words of the message. */
export function withContext(tokens: readonly Token[], language: Language): readonly Token[] {
  return withAgent(withTogether(tokens, language), language)
}

function withTogether(tokens: readonly Token[], { together = [] }: Language): readonly Token[] {
  const changes = together.filter(({ beside }) => tokens.some((token) => isListed(token, beside)))
  if (changes.length === 0) return tokens
  return tokens.map((token) => {
    const change = changes.find(({ words }) => isListed(token, words))
    return change ? { ...token, role: change.role } : token
  })
}

/** What another person does is not about the writer, unless it gives or takes money: "doctor ne 500 liye". */
function withAgent(tokens: readonly Token[], { agent }: Language): readonly Token[] {
  if (!agent) return tokens
  const mark = tokens.findIndex((token) => isListed(token, agent.mark))
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
  const gives = isListed(found, agent.gives)
  const role =
    gives && !isForOther && (!isForThing || owner.role === 'source')
      ? 'give'
      : isTrader && found.role === 'buy'
        ? 'cost'
        : 'refuse'
  return tokens.map((token, at) => (at === verb ? { ...found, role } : token))
}
