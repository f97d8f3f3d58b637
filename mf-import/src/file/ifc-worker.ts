import { createAnswering } from './answering'
import type { Report, Request } from './messages'

/** The types of the page's library name the window; a worker has the same two functions. */
const scope = self as unknown as {
  postMessage(report: Report, moved: Transferable[]): void
  onmessage: ((event: MessageEvent<Request>) => void) | null
}

const answer = createAnswering((report, moved = []) => scope.postMessage(report, [...moved]))

scope.onmessage = ({ data }) => {
  // What fails here ends as an error of the worker, which the page hears of.
  void answer(data).catch((error: unknown) =>
    setTimeout(() => {
      throw error
    }),
  )
}
