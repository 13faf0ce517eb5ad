import vm from 'node:vm'
import type { Place, RegisteredRelease, Release } from '@solvent/delivery'
import { messageOf } from '../failure'
import type { Build } from '../store/build'
import { type Expose, readManifest } from './release-checks'

/** The value of the module that a remote exposes as its `./contract`, as the build writes it. */
const CONTRACT = /\bremote:\s*"(\w+)",\s*kind:\s*"(\w+)",\s*version:\s*(\d+)/

/** The variable to which the scripts of a remote add their modules; it ends in the remote's name. */
const CHUNK_GLOBAL = /\brspackChunk(\w+)/g

const article = (kind: Place['kind']) => `a ${kind}`

/** A sentence if the release before stands in another kind of place, where open pages would not find this one. */
export function changedKind(
  { name, place: { kind } }: Pick<Release, 'name' | 'place'>,
  before: Pick<RegisteredRelease, 'version' | 'place'> | undefined,
): string[] {
  if (!before || before.place.kind === kind) return []
  return [
    `${name} is ${article(kind)}, and its release ${before.version} is ${article(before.place.kind)}: give the ${kind} another name, or remove ${name} first.`,
  ]
}

/** A sentence for each lie of a release's manifest and scripts about each other, as far as reading them shows it. */
export function disagreements(release: Release, build: Build): string[] {
  const { name, place } = release
  const manifest = readManifest(release)
  if (!manifest) return []
  const { path = '', name: file } = manifest.metaData.remoteEntry
  const other = place.kind === 'page' ? 'widget' : 'page'
  const exposes = manifest.exposes
  return [
    ...(exposes.some((expose) => expose.path === `./${other}`)
      ? [`${name} exposes ./${other}, and its place is ${article(place.kind)}: correct its remote.json.`]
      : []),
    ...exposes
      .filter((expose) => expose.path !== `./${expose.name}`)
      .map(
        (expose) =>
          `The manifest of ${name} gives ${expose.path} the name ${expose.name}: build ${name} again.`,
      ),
    ...(Object.hasOwn(release.integrity, path + file)
      ? []
      : [`The container ${path + file} of ${name} has no hash in release.json: build ${name} again.`]),
    ...scriptProblems(name, build),
    ...containerProblems(name, path + file, build),
    ...contractProblems(release, exposes, build),
  ]
}

/** A sentence for each script that is no script, such as an error page, or that belongs to another remote. */
function scriptProblems(name: string, { files }: Build): string[] {
  const scripts = [...files].filter(([file]) => file.endsWith('.js'))
  return scripts.flatMap(([file, content]) => {
    const code = content.toString()
    const syntax = syntaxError(code)
    if (syntax) return [`The file ${file} of ${name} is no script (${syntax}): build ${name} again.`]
    const owners = [...code.matchAll(CHUNK_GLOBAL)].map(([, owner = '']) => owner)
    const foreign = owners.find((owner) => owner !== name)
    return foreign ? [`The file ${file} of ${name} is a script of ${foreign}: build ${name} again.`] : []
  })
}

/** Why this cannot be compiled, without running it; null if it can. */
function syntaxError(code: string): string | null {
  if (code.trim() === '') return 'it is empty'
  try {
    new vm.Script(code)
    return null
  } catch (error) {
    return messageOf(error)
  }
}

/** A page finds the container in the variable of this name. */
function containerProblems(name: string, file: string, { files }: Build): string[] {
  const code = files.get(file)?.toString()
  const declared = new RegExp(`\\b(?:var|globalThis\\.|self\\.|window\\.)\\s*${name}\\b`)
  if (code === undefined || declared.test(code)) return []
  return [`The container ${file} does not register ${name}: build ${name} again.`]
}

function contractProblems(
  { name, place: { kind }, contract }: Release,
  exposes: readonly Expose[],
  { files }: Build,
): string[] {
  const scripts = exposes.find(({ path }) => path === './contract')?.assets.js.sync ?? []
  const said = scripts.map((file) => CONTRACT.exec(files.get(file)?.toString() ?? '')).find(Boolean)
  if (!said) return []
  const [, saidName, saidKind, saidVersion] = said
  if (saidName === name && saidKind === kind && Number(saidVersion) === contract) return []
  return [
    `The contract module of ${name} says ${saidName}, ${saidKind}, contract ${saidVersion}, and release.json says ${name}, ${kind}, contract ${contract}: build ${name} again.`,
  ]
}
