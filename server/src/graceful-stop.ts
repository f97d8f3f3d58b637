import { SECOND_MS } from './domain/clock'
import type { Log } from './logging'

/** Running requests are answered within this time, or abandoned. */
const STOP_TIMEOUT_MS = 20 * SECOND_MS

/**
 * Stops in order at SIGTERM or SIGINT, and when the process that started this one with a channel is gone. Further signals
 * are ignored: Ctrl+C reaches this process twice, from the terminal and from `npm start`. (close-with-grace ends the
 * process at the second signal, while requests are running.)
 */
export function stopGracefully(log: Log, stop: () => Promise<void>): void {
  let isStopping = false
  const begin = (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error('did not stop in time')
      process.exit(1)
    }, STOP_TIMEOUT_MS).unref()
    stop().catch((err: unknown) => {
      log.error({ err }, 'did not stop in order')
      process.exit(1)
    })
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => begin(signal))
  process.on('disconnect', () => begin('disconnect'))
  process.channel?.unref()
}
