import { readFileSync } from 'node:fs'

/** Distinguishes a process from others with the same number at other times; null where the system has no /proc. */
export function startOf(pid: number): string | null {
  const status = readStatus(pid)
  if (status === null) return null
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  return `${boot}/${status.startTicks}`
}

/** Whether the process with this number is alive, and is the one that was started then. */
export function isSameProcess(pid: number, start: string | null): boolean {
  if (!exists(pid)) return false
  const status = readStatus(pid)
  // A zombie: dead, but its parent has not read its exit code yet.
  if (status?.state === 'Z' || status?.state === 'X') return false
  return start === null || status === null || startOf(pid) === start
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It exists, and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Fields 3 (state) and 22 (start time) of proc(5). Field 2, the name, may contain spaces and parentheses. */
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
