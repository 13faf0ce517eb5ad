import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { repository } from './running-app'

/** Copies the sources of the repository into a folder, where a journey may edit them. */
export function copyRepository(folder: string): void {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).split('\0')
  for (const file of files) {
    const source = path.join(repository, file)
    if (file !== '' && existsSync(source)) cpSync(source, path.join(folder, file))
  }
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
}
