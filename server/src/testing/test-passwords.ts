import type { Passwords } from '../domain/account/passwords'

/** Readable in place of slow, and counts how often it works. */
export class TestPasswords implements Passwords {
  work = 0
  hash(password: string): Promise<string> {
    this.work += 1
    return Promise.resolve(`hash of ${password}`)
  }
  verify(hash: string, password: string): Promise<boolean> {
    this.work += 1
    return Promise.resolve(hash === `hash of ${password}`)
  }
  async verifyDummy(password: string): Promise<void> {
    await this.verify('', password)
  }
}
