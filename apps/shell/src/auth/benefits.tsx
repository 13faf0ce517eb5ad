import { color, font, media, radius, space } from '@solvent/ui'
import styled from 'styled-components'
import { BudgetIcon, ChatIcon, PriorityIcon } from './benefit-icons'

const Root = styled.aside`
  display: flex;
  flex-direction: column;
  justify-content: center;
  padding: ${space[16]} clamp(${space[6]}, 6vw, 6rem);
  background: linear-gradient(155deg, ${color.accentSoft}, ${color.surfaceSubtle} 70%);
  border-right: 1px solid ${color.border};
  @media (max-width: 899.98px) {
    padding: ${space[8]} ${space[6]} ${space[12]};
    border-right: 0;
    border-top: 1px solid ${color.border};
  }
  ${media.phone} { padding: ${space[8]} ${space[4]} ${space[12]}; & > div { max-width: none; } }
`

const Content = styled.div`
  display: grid;
  gap: ${space[8]};
  width: 100%;
  max-width: 28rem;
  margin: 0 auto;
  @media (max-width: 899.98px) { gap: ${space[6]}; max-width: 24rem; }
`

const Headline = styled.p`
  font: 600 2.25rem/2.75rem var(--font-family);
  letter-spacing: -0.025em;
  text-wrap: balance;
  @media (max-width: 899.98px) { font: ${font.section}; letter-spacing: -0.01em; }
`

const Features = styled.ul`
  display: grid;
  gap: ${space[6]};
  list-style: none;
  & li { display: flex; gap: ${space[4]}; color: ${color.textMuted}; text-wrap: pretty; }
  & strong { display: block; font: ${font.bodyStrong}; color: ${color.text}; }
  @media (max-width: 899.98px) { gap: ${space[5]}; }
`

const IconBox = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.card};
  border: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.accentText};
`

const benefits = [
  {
    Icon: BudgetIcon,
    name: 'AI-powered budget recommendations',
    text: 'A budget based on your own accounts, not on averages.',
  },
  {
    Icon: PriorityIcon,
    name: 'Smart payment prioritization',
    text: 'What to pay first this month, how much, and why.',
  },
  {
    Icon: ChatIcon,
    name: 'Personal finance chatbot',
    text: 'Record an expense or ask a question in plain words.',
  },
] as const

/** What the product offers to people without an account. */
export function Benefits() {
  return (
    <Root aria-label="What Solvent does for you">
      <Content>
        <Headline>See where you stand, and what to pay next.</Headline>
        <Features>
          {benefits.map(({ Icon, name, text }) => (
            <li key={name}>
              <IconBox>
                <Icon />
              </IconBox>
              <div>
                <strong>{name}</strong>
                {text}
              </div>
            </li>
          ))}
        </Features>
      </Content>
    </Root>
  )
}
