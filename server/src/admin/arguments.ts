import { InvalidArgumentError } from 'commander'
import { isGuid, LICENCES, type Licence } from '@soundleaf/contracts'
import { readProjectName } from '../domain/project/project-name'

const MOST_SLOTS = 10_000

export function slots(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < 1 || value > MOST_SLOTS)
    throw new InvalidArgumentError(`Enter a whole number from 1 to ${MOST_SLOTS}.`)
  return value
}

export function licence(text: string): Licence {
  const known = LICENCES.find((name) => name === text)
  if (known === undefined) throw new InvalidArgumentError(`Enter one of ${LICENCES.join(', ')}.`)
  return known
}

/** The URL of an identity provider; plain http only on this machine. */
export function issuer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isOwn = url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname)
  if (url === null || (url.protocol !== 'https:' && !isOwn) || url.search !== '' || url.hash !== '')
    throw new InvalidArgumentError('Enter a URL as https://login.example.com.')
  return text
}

export function domain(text: string): string {
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text))
    throw new InvalidArgumentError('Enter a domain as example.com.')
  return text.toLowerCase()
}

/** Whether something is asked for. */
export function isAskedFor(text: string): boolean {
  if (text !== 'required' && text !== 'optional')
    throw new InvalidArgumentError('Enter required or optional.')
  return text === 'required'
}

/** A day, as the last moment of it in UTC. */
export function lastDay(text: string): Date {
  const end = new Date(`${text}T23:59:59.999Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(end.getTime()) || !end.toISOString().startsWith(text))
    throw new InvalidArgumentError('Enter a day as 2026-12-31.')
  return end
}

/** A day, as the first moment of it in UTC. */
export function firstMoment(text: string): Date {
  return new Date(`${lastDay(text).toISOString().slice(0, 10)}T00:00:00.000Z`)
}

const MOST_LINES = 100_000

export function lines(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < 1 || value > MOST_LINES)
    throw new InvalidArgumentError(`Enter a whole number from 1 to ${MOST_LINES}.`)
  return value
}

export function email(text: string): string {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) || text.length > 254)
    throw new InvalidArgumentError('Enter an email address.')
  return text
}

export function projectId(text: string): string {
  if (!isGuid(text)) throw new InvalidArgumentError('Enter the id of a project as list-deleted shows it.')
  return text
}

/** The rules for names of projects hold for names of teams. */
export function teamName(text: string): string {
  const name = readProjectName(text)
  if (!name.ok) throw new InvalidArgumentError('Enter a name of 1 to 100 characters.')
  return name.value
}

const MOST_CALLS = 10_000_000

export function quota(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < 1 || value > MOST_CALLS)
    throw new InvalidArgumentError(`Enter a whole number from 1 to ${MOST_CALLS}.`)
  return value
}

/** An origin as browsers write it: so it contains nothing that would break out of an HTML attribute or a policy. */
export function origin(text: string): string {
  if (!/^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(text) || !URL.canParse(text) || new URL(text).origin !== text)
    throw new InvalidArgumentError('Enter an origin as https://portal.example, without a path.')
  return text
}
