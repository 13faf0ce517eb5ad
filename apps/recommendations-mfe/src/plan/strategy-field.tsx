import { SelectField } from '@solvent/ui'
import styled from 'styled-components'
import { STRATEGIES, type Strategy, strategyWords, toStrategy } from '../strategies'

const Narrow = styled.div`
  max-width: 22rem;
`

const options = STRATEGIES.map((value) => ({ value, label: strategyWords[value].name }))

interface StrategyFieldProps {
  strategy: Strategy
  onStrategy: (strategy: Strategy) => void
}

/** Selects the strategy for extra money. */
export function StrategyField({ strategy, onStrategy }: StrategyFieldProps) {
  return (
    <Narrow>
      <SelectField
        label="Strategy"
        value={strategy}
        onChange={(name) => onStrategy(toStrategy(name))}
        options={options}
        hint={strategyWords[strategy].meaning}
      />
    </Narrow>
  )
}
