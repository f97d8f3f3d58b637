/** The part that we use; the package brings no types. */
declare module 'fs-native-extensions' {
  /** False while another open file holds the lock. */
  export function tryLock(fd: number, offset: number, length: number): boolean
}
