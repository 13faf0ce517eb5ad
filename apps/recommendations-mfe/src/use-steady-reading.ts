import type { QueryState } from '@solvent/api-client'
import { useState } from 'react'

/** A reading that keeps its last answer while another question is on its way, so that nothing flashes. */
export function useSteadyReading<Data>(reading: QueryState<Data>): QueryState<Data> {
  const [last, setLast] = useState(reading.data)
  if (reading.data !== undefined && reading.data !== last) setLast(reading.data)
  return { ...reading, data: reading.data ?? last }
}
