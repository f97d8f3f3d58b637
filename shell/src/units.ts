import type { SessionChanged } from '@soundleaf/contracts'
import { measureIn, unitsInUse } from '@soundleaf/texts'

/** The units of the account that is logged in are in use; when they are others than before, the page is drawn anew. */
export const createPageUnits =
  (redraw: () => void) =>
  (session: SessionChanged): void => {
    const before = unitsInUse()
    measureIn(session.signedIn ? session.units : null)
    if (unitsInUse() !== before) redraw()
  }
