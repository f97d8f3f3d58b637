import type { Calculation, OutsideAnswer, RoomsAnswer } from '@soundleaf/contracts'
import { Piscina } from 'piscina'
import { SECOND_MS } from '../domain/clock'
import type { CalculationTask, Calculator } from '../domain/calculation/calculator'
import { accept, refuse, type Decision } from '../domain/refusal'
import type { OutsideCalculator, RoomsCalculator } from '../domain/rooms/calculate-rooms'
import type { OutsideTask } from '../domain/rooms/outside-task'
import type { RoomsTask } from '../domain/rooms/rooms-task'
import type { SolveCalculator } from '../domain/solve/solve'
import type { Solved, SolveTask } from '../domain/solve/solve-task'
import type { SweepCalculator } from '../domain/sweep/sweep'
import type { SweepTask, SweptNumbers } from '../domain/sweep/sweep-task'
import type { FileToImport } from '../domain/project/import-projects'
import type { ProjectFileWork } from '../project-file/file-work'
import type { SentFile } from '../project-file/open-files'
import type { TextFile } from '../project-file/zip-files'
import { inSpan } from '../tracing/spans'
import { fairQueue } from './fair-queue'

export interface CalculationPool {
  readonly calculator: Calculator
  readonly rooms: RoomsCalculator
  readonly outside: OutsideCalculator
  readonly sweep: SweepCalculator
  readonly projectFiles: ProjectFileWork
  readonly solve: SolveCalculator
  /** Number of tasks that wait for a thread. */
  readonly waiting: () => number
  /** Waits for running calculations. */
  close(): Promise<void>
}

export interface PoolLimits {
  readonly threads: number
  /** Tasks that may wait; further ones are refused. */
  readonly queue: number
  /** The time limit of a task, waiting included. A thread that exceeds it is stopped and replaced. */
  readonly limit_s: number
}

/** Runs the engine in worker threads, so that a calculation never delays a save. `workerFile` is the built worker. */
export function calculationPool(
  workerFile: string,
  { threads, queue, limit_s }: PoolLimits,
): CalculationPool {
  const pool = new Piscina<
    CalculationTask | RoomsTask | OutsideTask | SweepTask | SolveTask | SentFile | readonly TextFile[],
    | Calculation
    | RoomsAnswer
    | OutsideAnswer
    | SweptNumbers[]
    | Solved
    | Decision<readonly FileToImport[]>
    | Uint8Array
    | null
  >({
    filename: workerFile,
    minThreads: threads,
    maxThreads: threads,
    // The engine allocates many short-lived objects; with a larger young generation the GC runs a third as often.
    resourceLimits: { maxYoungGenerationSizeMb: 96 },
  })
  const turns = fairQueue({ atOnce: threads, places: queue })
  /** Runs one of the worker's functions when it is the owner's turn. */
  async function inTurn<Answer>(
    owner: string,
    run: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Decision<Answer>> {
    const limit = AbortSignal.timeout(limit_s * SECOND_MS)
    const turn = await inSpan('wait for a thread', {}, () => turns.enter(owner, limit))
    if (turn === 'full') return refuse('Busy')
    if (turn === 'late') return refuse('CalculationTimedOut', { params: { limit_s } })
    try {
      return accept(await inSpan('calculate in a thread', {}, () => run(limit)))
    } catch (error) {
      if (!limit.aborted) throw error
      return refuse('CalculationTimedOut', { params: { limit_s } })
    } finally {
      turns.leave()
    }
  }

  return {
    waiting: turns.waiting,
    close: () => pool.close(),
    // The worker answers each of its functions with that function's answer.
    calculator: (task, owner) =>
      inTurn(owner, (signal) => pool.run(task, { signal }) as Promise<Calculation>),
    rooms: (task, owner) =>
      inTurn(owner, (signal) => pool.run(task, { signal, name: 'roomsTask' }) as Promise<RoomsAnswer | null>),
    outside: (task, owner) =>
      inTurn(
        owner,
        (signal) => pool.run(task, { signal, name: 'outsideTask' }) as Promise<OutsideAnswer | null>,
      ),
    sweep: (task, owner) =>
      inTurn(owner, (signal) => pool.run(task, { signal, name: 'sweepTask' }) as Promise<SweptNumbers[]>),
    projectFiles: {
      async open(file, owner) {
        const opened = await inTurn(
          owner,
          (signal) =>
            pool.run(file, { signal, name: 'openFilesTask' }) as Promise<Decision<readonly FileToImport[]>>,
        )
        return opened.ok ? opened.value : opened
      },
      zip: (files, owner) =>
        inTurn(owner, (signal) => pool.run(files, { signal, name: 'zipFiles' }) as Promise<Uint8Array>),
    },
    solve: (task, owner) =>
      inTurn(owner, (signal) => pool.run(task, { signal, name: 'solveTask' }) as Promise<Solved>),
  }
}
