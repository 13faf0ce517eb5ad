import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readPublicKey } from '@solvent/delivery/signing'
import { messageOf, Refusal } from '../failure'
import { createFile } from './durable-files'
import type { Store } from './store'

/** Permissions of group and others, which a private key must not have. */
const GROUP_AND_OTHERS = 0o077

/** Who signs revisions: the platform, or a team whose changes the policy of the registry limits. */
export interface Signer {
  readonly key: KeyObject
  readonly role: 'platform' | 'team'
}

/**
 * The private key that signs revisions. The first one that writes to a store becomes the platform's; without a name for
 * its file it is created.
 *
 * @throws Refusal if it is missing or invalid
 */
export function signerOf(store: Store): Signer {
  if (!fs.existsSync(store.keyFile)) makeKey(store)
  const key = readKey(store)
  const publicPem = pemOf(createPublicKey(key))
  if (!fs.existsSync(store.publicKeyFile)) createFile(store.publicKeyFile, publicPem)
  // A copy outside the store folder for verifiers, so that write access to the store cannot replace it.
  const copy = `${store.keyFile}.pub`
  if (store.isManagedKey && !fs.existsSync(copy)) createFile(copy, publicPem)
  if (fs.readFileSync(store.publicKeyFile, 'utf8') === publicPem) return { key, role: 'platform' }
  // A team names its own key. The key beside the store is the platform's.
  if (!store.isManagedKey) return { key, role: 'team' }
  throw new Refusal(
    `The key ${store.keyFile} is not the key of this store: ${store.publicKeyFile} is of another one. Put the right key there.`,
  )
}

/** The public key of the platform, with which the trust in all revisions begins. */
export function platformKey(store: Store): KeyObject {
  if (store.isManagedKey && fs.existsSync(store.keyFile)) return createPublicKey(readKey(store))
  if (!fs.existsSync(store.publicKeyFile))
    throw new Refusal(
      `There is no store at ${store.folder}. Start the app or publish a remote first, or name another store with --store.`,
    )
  try {
    return readPublicKey(fs.readFileSync(store.publicKeyFile, 'utf8'))
  } catch (error) {
    throw new Refusal(`The key ${store.publicKeyFile} cannot be read: ${messageOf(error)}.`)
  }
}

function makeKey(store: Store): void {
  if (fs.existsSync(store.publicKeyFile) || !store.isManagedKey)
    throw new Refusal(
      `The private key ${store.keyFile} is missing. Put it there again: nothing can be signed without it.`,
    )
  writeNewKey(store.keyFile)
}

/**
 * Creates a private key in a file that only its owner can read.
 *
 * @returns its public key
 * @throws Refusal if the file exists
 */
export function writeNewKey(file: string): KeyObject {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  if (createFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 0o600))
    return publicKey
  throw new Refusal(`${file} exists. Choose another name, so that no key is lost.`)
}

function readKey({ keyFile, isManagedKey }: Store): KeyObject {
  const { mode } = fs.statSync(keyFile)
  // A mounted secret has the mode that its platform sets, and Windows has no modes.
  if (isManagedKey && process.platform !== 'win32' && mode & GROUP_AND_OTHERS)
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
