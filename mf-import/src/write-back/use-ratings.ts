import type { CalculationAnswer, Project, RemoteHost } from '@soundleaf/contracts'
import { useEffect, useRef, useState } from 'react'
import type { ReadModel } from '../file/messages'
import { findProject } from '../make/use-making'
import type { ReviewedType } from '../types/reviews'

/** A type with the project that was made of it, and what is predicted for it now. */
export interface RatedType {
  readonly key: string
  readonly project: Project
  readonly answer: CalculationAnswer
}

export interface Ratings {
  /** How many types are looked at of all, while they are. */
  readonly progress: { readonly done: number; readonly all: number } | null
  /** Null before anybody asked. */
  readonly rated: readonly RatedType[] | null
  readonly load: (
    rows: readonly ReviewedType[],
    model: ReadModel,
    known: ReadonlyMap<string, string>,
  ) => Promise<void>
}

/** Finds the projects of types and predicts them as they are saved. */
export function useRatings(host: RemoteHost<'import'>): Ratings {
  const [progress, setProgress] = useState<Ratings['progress']>(null)
  const [rated, setRated] = useState<readonly RatedType[] | null>(null)

  const looking = useRef<AbortController | null>(null)
  useEffect(() => () => looking.current?.abort(), [])

  async function rate(key: string, projectId: string, signal: AbortSignal): Promise<RatedType | null> {
    const options = { signal, reports: 'network' } as const
    const read = await host.api.call('getProject', { params: { id: projectId } }, options)
    if (!read.ok) return null
    const { fieldValues, structures, name } = read.value
    const body = { name, projectId, fieldValues, structures }
    const answer = await host.api.call('calculate', { body }, options)
    return answer.ok ? { key, project: read.value, answer: answer.value } : null
  }

  return {
    progress,
    rated,
    async load(rows, model, known) {
      looking.current?.abort()
      const { signal } = (looking.current = new AbortController())
      const found: RatedType[] = []
      for (const [done, { type }] of rows.entries()) {
        setProgress({ done, all: rows.length })
        const projectId = known.get(type.key) ?? (await findProject(host, model, type.key, signal))
        const one = projectId === null ? null : await rate(type.key, projectId, signal)
        if (signal.aborted) return
        if (one !== null) found.push(one)
      }
      setRated(found)
      setProgress(null)
    },
  }
}
