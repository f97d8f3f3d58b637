import { parseVersion, type Version } from '../src/index'

export type VersionDecision =
  | { readonly ok: true; readonly change: Change }
  | { readonly ok: false; readonly reason: string }

/** What the difference between two surfaces asks of the version. */
export type Change = 'none' | 'minor' | 'major'

/**
 * Whether the version moved enough from one surface to the next. A fact that was offered and is gone, or one that is
 * newly asked, is major; a new offer, or less that is asked, is minor. A renaming is a removal and an addition.
 */
export function decideVersion(
  beforeSurface: string,
  afterSurface: string,
  beforeVersion: string,
  afterVersion: string,
): VersionDecision {
  const before = readSurface(beforeSurface)
  const after = readSurface(afterSurface)
  if (before.size === 0 || after.size === 0) return refused('A surface without facts cannot be judged.')
  const from = parseVersion(beforeVersion)
  const to = parseVersion(afterVersion)
  if (from === null || to === null) {
    return refused(`The version ${from === null ? beforeVersion : afterVersion} cannot be read.`)
  }
  if (isLower(to, from)) return refused(`The version went down from ${beforeVersion} to ${afterVersion}.`)

  const broken = [
    ...minus(before, after).filter(isOffer),
    ...minus(after, before).filter((fact) => !isOffer(fact)),
  ]
    // A wider bound replaces the one that was asked; nobody has to change.
    .filter((fact) => !isWidened(fact, before))
    .filter((fact) => !isOfNewOptionalField(fact, before, after))
  const [first] = broken
  if (first !== undefined && to.major === from.major) {
    return refused(`${afterVersion} needs a new major version: ${first}`)
  }
  if (first !== undefined) return { ok: true, change: 'major' }

  const [changed] = [...minus(before, after), ...minus(after, before)]
  if (changed === undefined) return { ok: true, change: 'none' }
  return to.major > from.major || to.minor > from.minor
    ? { ok: true, change: 'minor' }
    : refused(`${afterVersion} needs a new minor version: ${changed}`)
}

function refused(reason: string): VersionDecision {
  return { ok: false, reason }
}

/** The facts of a surface, each with its heading, as `login asks body.username`. */
function readSurface(text: string): ReadonlySet<string> {
  const facts = new Set<string>()
  let heading = ''
  for (const line of text.split('\n')) {
    if (line.startsWith('### ')) heading = line.slice(4)
    else if (/^- (offers|asks) /.test(line)) facts.add(`${heading} ${line.slice(2)}`)
  }
  return facts
}

function isOffer(fact: string): boolean {
  return /^\S+ offers /.test(fact)
}

function minus(facts: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...facts].filter((fact) => !others.has(fact))
}

function isLower(a: Version, b: Version): boolean {
  if (a.major !== b.major) return a.major < b.major
  if (a.minor !== b.minor) return a.minor < b.minor
  return a.patch < b.patch
}

/** Whether a bound that is asked now lets through everything that the same bound let through before. */
function isWidened(fact: string, before: ReadonlySet<string>): boolean {
  const bound = /^(\S+ asks .* (min|max)(?:imum|Length|Items)) (-?[\d.]+)$/.exec(fact)
  if (bound === null) return false
  const [, subject, end, limit] = bound
  const former = [...before].find((old) => old.startsWith(`${subject} `))
  if (former === undefined) return false
  const formerLimit = Number(former.slice(former.lastIndexOf(' ') + 1))
  return end === 'max' ? Number(limit) >= formerLimit : Number(limit) <= formerLimit
}

/** Whether a bound is asked of a field that nobody knew before and that may be left out: who knew nothing of it meets it. */
function isOfNewOptionalField(
  fact: string,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): boolean {
  const bound = /^(\S+) asks (\S+) (?:min|max)(?:imum|Length|Items) /.exec(fact)
  if (bound === null) return false
  const [, heading = '', path = ''] = bound
  const known = [...before].some((other) => {
    const [subject, , field = ''] = other.split(' ')
    return subject === heading && field.replace(/:$/, '') === path
  })
  return !known && !after.has(`${heading} asks ${path}`)
}
