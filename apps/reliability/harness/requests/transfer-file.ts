import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Person } from '@solvent/api-testing/person'
import { exportData, importData } from '@solvent/contracts/transfer'

/** Streams a person's export into a file, without holding all of it in memory. */
export async function downloadExport(person: Person, file: string): Promise<void> {
  const sent = request(new URL(exportData.path, person.url), { headers: headersOf(person) })
  const answer = await responseTo(sent.end())
  if (answer.statusCode !== 200) throw new Error(`The export: ${answer.statusCode} ${await text(answer)}`)
  await pipeline(answer, createWriteStream(file))
}

/** Sends an exported file as an import; resolves to the server's response. */
export async function uploadImport(person: Person, file: string): Promise<{ status: number; body: string }> {
  const sent = request(new URL(importData.path, person.url), {
    method: importData.method,
    headers: {
      ...headersOf(person),
      'content-type': 'application/json',
      'content-length': statSync(file).size,
    },
  })
  const answer = responseTo(sent)
  await pipeline(createReadStream(file), sent)
  const { statusCode = 0 } = await answer
  return { status: statusCode, body: await text(await answer) }
}

/** The size and first line of an export, and the hash of the rest. The first line has the timestamp and the profile. */
export async function contentsOf(file: string): Promise<{ sha256: string; bytes: number; head: string }> {
  const hash = createHash('sha256')
  const head = await firstLine(file)
  const rest = createReadStream(file, { start: Buffer.byteLength(head) })
  for await (const chunk of rest) hash.update(chunk)
  return { sha256: hash.digest('hex'), bytes: statSync(file).size, head }
}

async function firstLine(path: string): Promise<string> {
  const file = await open(path)
  try {
    for await (const line of createInterface({ input: file.createReadStream({ autoClose: false }) }))
      return line
    return ''
  } finally {
    await file.close()
  }
}

function headersOf({ token, address }: Person): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'x-forwarded-for': address }
}

function responseTo(sent: ReturnType<typeof request>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sent.once('response', resolve)
    sent.once('error', reject)
  })
}
