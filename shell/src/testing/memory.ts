import { safeStorage, type SafeStorage } from '@soundleaf/ui'

/** A browser's memory that can be looked into. */
export const memoryOf = (kept: Map<string, string>): SafeStorage =>
  safeStorage(
    () =>
      ({
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, value: string) => void kept.set(name, value),
      }) as Storage,
  )
