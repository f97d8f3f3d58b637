import { readFileSync } from 'node:fs'

/** What tells a process from another that had the same number before or after; null where the system keeps no such record. */
export function startOf(pid: number): string | null {
  const status = readStatus(pid)
  if (status === null) return null
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  return `${boot}/${status.startTicks}`
}

/** Whether the process with this number is alive and is the one that started then. */
export function isSameProcess(pid: number, start: string | null): boolean {
  if (!exists(pid)) return false
  const status = readStatus(pid)
  // Killed, but not yet waited for by its parent: it runs no more.
  if (status?.state === 'Z' || status?.state === 'X') return false
  return start === null || status === null || startOf(pid) === start
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another person's process exists as well.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** State and start time of Linux's process table (proc(5), fields 3 and 22). The name, field 2, may hold anything. */
function readStatus(pid: number): { state: string; startTicks: string } | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    const [state, startTicks] = [fields[0], fields[19]]
    return state === undefined || startTicks === undefined ? null : { state, startTicks }
  } catch {
    return null
  }
}
