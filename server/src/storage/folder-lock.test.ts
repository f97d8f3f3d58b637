import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FolderLocked, lockFolder } from './folder-lock'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soundleaf-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('[REL-02] a folder that is locked is refused, with the process that holds it', async () => {
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderLocked)
  await expect(lockFolder(folder)).rejects.toThrow(`belongs to process ${process.pid} on `)
  lock.release()
  ;(await lockFolder(folder)).release()
})

test('[REL-09] what a file says about its owner counts for nothing: the lock is the kernel’s', async () => {
  writeFileSync(join(folder, 'lock'), `process ${process.pid} on another-machine, long ago`)
  const lock = await lockFolder(folder)
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^process ${process.pid} on \\S+$`))
  lock.release()
})

test('[REL-09] a program that the owner starts does not keep the folder after it', async () => {
  const lock = await lockFolder(folder)
  const child = spawn(process.execPath, ['-e', 'process.stdout.write("up"); setInterval(() => {}, 1000)'])
  await new Promise((resolve) => child.stdout.once('data', resolve))
  lock.release()
  ;(await lockFolder(folder)).release()
  child.kill('SIGKILL')
})

test('[REL-09] a place where nothing can be locked is refused, and says what else to do', async () => {
  jest.resetModules()
  jest.doMock('fs-native-extensions', () => ({
    tryLock: () => {
      throw new Error('ENOLCK: no locks available')
    },
  }))
  const { lockFolder: lockThere } = await import('./folder-lock')
  await expect(lockThere(folder)).rejects.toThrow(/cannot be locked here \(ENOLCK: .*set DATABASE_URL/)
  expect(existsSync(folder)).toBe(true)
  jest.dontMock('fs-native-extensions')
})
