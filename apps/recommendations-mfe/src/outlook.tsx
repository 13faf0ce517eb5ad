import { DriftSection } from './drift/drift-section'
import { ProjectionSection, type ProjectionSectionProps } from './projection/projection-section'

/** The projection of the plan, and why its end moved. */
export function Outlook(props: ProjectionSectionProps) {
  return (
    <>
      <ProjectionSection {...props} />
      <DriftSection today={props.projection.today} />
    </>
  )
}
