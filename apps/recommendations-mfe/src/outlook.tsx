import { DaysAheadSection } from './days-ahead/days-ahead-section'
import { DriftSection } from './drift/drift-section'
import { OffersSection } from './offers/offers-section'
import { ProjectionSection, type ProjectionSectionProps } from './projection/projection-section'

/** The days ahead, the projection of the plan, and why its end moved. */
export function Outlook(props: ProjectionSectionProps) {
  return (
    <>
      <DaysAheadSection inputs={props.projection.inputs} planOptions={props.planOptions} />
      <ProjectionSection {...props} />
      <OffersSection inputs={props.projection.inputs} planOptions={props.planOptions} />
      <DriftSection today={props.projection.today} />
    </>
  )
}
