import { DriftSection } from './drift/drift-section'
import { ProjectionSection, type ProjectionSectionProps } from './projection/projection-section'

/** Where the plan leads, and how the last months went against it. */
export function Outlook(props: ProjectionSectionProps) {
  return (
    <>
      <ProjectionSection {...props} />
      <DriftSection today={props.projection.today} />
    </>
  )
}
