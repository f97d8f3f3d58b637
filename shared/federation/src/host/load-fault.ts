/** Why a remote could not be loaded. */
export type LoadFaultReason =
  /** No answer, or an answer that is not 2xx. */
  | 'entry-unreachable'
  | 'entry-timeout'
  /** The address no longer has the code: another build has taken its place. */
  | 'code-gone'
  /** The address has code, and it is not what was published: something on the way rewrote it. */
  | 'altered'
  /** The entry ran but left no container: HTML, garbage, or the script of something else. */
  | 'not-a-remote'
  /** A chunk of the remote is missing or its code threw. */
  | 'module-failed'
  | 'module-timeout'
  /** A module came, but it is not this remote. */
  | 'wrong-module'

export class LoadFault extends Error {
  constructor(
    readonly reason: LoadFaultReason,
    detail: string,
  ) {
    super(detail)
  }
}
