import { safeStorage } from '@soundleaf/ui'

/** What this browser keeps as long as the tab. */
export const tabStorage = safeStorage(() => window.sessionStorage)
