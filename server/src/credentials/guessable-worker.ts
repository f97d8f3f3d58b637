// A worker thread that judges passwords; bundled beside the server as `credentials/guessable-worker.js`.
import { isGuessable } from '@soundleaf/passwords'

export default ({
  password,
  known,
}: {
  readonly password: string
  readonly known: readonly string[]
}): boolean => isGuessable(password, known)
