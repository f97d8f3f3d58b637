export interface Version {
  readonly major: number
  readonly minor: number
  readonly patch: number
}

/** Reads `1.2.3`; null for anything else. */
export function parseVersion(text: string): Version | null {
  const match = /^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})$/.exec(text)
  if (match === null) return null
  return { major: Number(match[1]), minor: Number(match[2]), patch: Number(match[3]) }
}

/**
 * Whether a shell that offers `offered` can host a remote built against `needed`: same major. Within a major fields
 * are only added, so older and newer minors run side by side. An unreadable version is refused.
 */
export function isCompatible(offered: string, needed: string): boolean {
  const shell = parseVersion(offered)
  const remote = parseVersion(needed)
  return shell !== null && remote !== null && shell.major === remote.major
}
