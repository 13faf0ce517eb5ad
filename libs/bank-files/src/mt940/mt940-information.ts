import { germanInformation } from './german-information'
import type { Information } from './information'
import { joinPieces } from './join-pieces'
import { slashInformation } from './slash-information'

const WIDTH = 65

/** Reads `:86:`: in German subfields (`?20`), with code words between slashes (`/REMI/`), or as free text. */
export function readInformation(lines: readonly string[]): Information {
  const german = germanInformation(lines.join(''))
  if (german) return german
  const text = joinPieces(lines, WIDTH)
  return slashInformation(text) ?? { counterparty: '', text }
}
