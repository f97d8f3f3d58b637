import { setTimeout as wait } from 'node:timers/promises'
import { SECOND_MS } from './domain/clock'
import type { Log } from './logging'

/** Running requests are answered within this time, or abandoned. */
const STOP_TIMEOUT_MS = 20 * SECOND_MS

export interface GracefulStop {
  /** Called at the signal; from then on the process says that it is not ready. */
  readonly onSignal: () => void
  /** For so long it goes on serving, until proxies have seen that it is not ready. */
  readonly drain_ms: number
  readonly stop: () => Promise<void>
}

/**
 * Stops in order at SIGTERM or SIGINT, and when the process that started this one with a channel is gone. Further signals
 * are ignored: Ctrl+C reaches this process twice, from the terminal and from `npm start`. (close-with-grace ends the
 * process at the second signal, while requests are running.)
 */
export function stopGracefully(log: Log, { onSignal, drain_ms, stop }: GracefulStop): void {
  let isStopping = false
  const begin = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    onSignal()
    if (signal === 'SIGTERM') await wait(drain_ms)
    setTimeout(() => {
      log.error('did not stop in time')
      process.exit(1)
    }, STOP_TIMEOUT_MS).unref()
    stop().catch((err: unknown) => {
      log.error({ err }, 'did not stop in order')
      process.exit(1)
    })
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void begin(signal))
  process.on('disconnect', () => void begin('disconnect'))
  process.channel?.unref()
}
