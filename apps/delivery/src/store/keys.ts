import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readPublicKey } from '@solvent/delivery/signing'
import { messageOf, Refusal } from '../failure'
import { createFile } from './durable-files'
import type { Store } from './store'

/** What others may do with a file: nothing with a key. */
const OTHERS = 0o077

/** The key that revisions are signed with; made when the store has no revision yet. */
export function signingKey(store: Store): KeyObject {
  if (!fs.existsSync(store.keyFile)) makeKey(store)
  const key = readKey(store)
  const publicPem = pemOf(createPublicKey(key))
  if (!fs.existsSync(store.publicKeyFile)) createFile(store.publicKeyFile, publicPem)
  // Beside the private key, for whoever checks signatures: not where the store itself could be written over.
  const copy = `${store.keyFile}.pub`
  if (store.isOwnKey && !fs.existsSync(copy)) createFile(copy, publicPem)
  if (fs.readFileSync(store.publicKeyFile, 'utf8') !== publicPem)
    throw new Refusal(
      `The key ${store.keyFile} is not the key of this store: ${store.publicKeyFile} is of another one. Put the right key there.`,
    )
  return key
}

/** The key that signatures are checked with. */
export function checkingKey(store: Store): KeyObject {
  if (fs.existsSync(store.keyFile)) return createPublicKey(readKey(store))
  try {
    return readPublicKey(fs.readFileSync(store.publicKeyFile, 'utf8'))
  } catch (error) {
    throw new Refusal(`There is no store at ${store.folder}, or it has lost its key: ${messageOf(error)}.`)
  }
}

function makeKey(store: Store): void {
  if (fs.existsSync(store.publicKeyFile) || !store.isOwnKey)
    throw new Refusal(
      `The private key ${store.keyFile} is missing. Put it there again: nothing can be signed without it.`,
    )
  fs.mkdirSync(path.dirname(store.keyFile), { recursive: true })
  const { privateKey } = generateKeyPairSync('ed25519')
  createFile(store.keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 0o600)
}

function readKey({ keyFile, isOwnKey }: Store): KeyObject {
  const { mode } = fs.statSync(keyFile)
  // What a platform keeps and mounts has the mode that the platform gives it. Windows knows no modes.
  if (isOwnKey && process.platform !== 'win32' && mode & OTHERS)
    throw new Refusal(`Others may read the private key ${keyFile}. Run: chmod 600 ${keyFile}`)
  const key = parseKey(keyFile)
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new Refusal(`${keyFile} is not an Ed25519 private key in PEM. Put the right key there.`)
  return key
}

function parseKey(file: string): KeyObject | null {
  try {
    return createPrivateKey(fs.readFileSync(file))
  } catch {
    return null
  }
}

function pemOf(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'pem' }).toString()
}
