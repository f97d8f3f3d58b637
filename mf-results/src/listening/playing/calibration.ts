import { browserStorage } from '@soundleaf/ui'

/** How the loudness of this device was found: by comparing with a talker, or with a sound level meter. */
export const CALIBRATION_METHODS = ['ear', 'meter'] as const
export type CalibrationMethod = (typeof CALIBRATION_METHODS)[number]

export interface Calibration {
  readonly method: CalibrationMethod
  /** The level at the ear of a sound whose root mean square is full scale, dB(A). */
  readonly fullScale_db: number
  /** ISO 8601. */
  readonly madeAt: string
}

/** What is played to calibrate by: which sound, and how far its A-weighted level lies below full scale, dB. */
export const CALIBRATION_SOUNDS = {
  ear: { source: 'speech', below_db: 35 },
  meter: { source: 'pink', below_db: 20 },
} as const

/** Normal speech at 1 m, dB(A) (ISO 9921:2003); by ear it is hit within 5 dB. */
export const TALKER_DBA = 60
export const BY_EAR_UNCERTAINTY_DB = 5

/** What a meter can show there, dB(A). */
export const METER_RANGE_DBA = { min: 40, max: 100 } as const

export const calibrationBy = (method: CalibrationMethod, heard_dBA: number, now: Date): Calibration => ({
  method,
  fullScale_db: heard_dBA + CALIBRATION_SOUNDS[method].below_db,
  madeAt: now.toISOString(),
})

/** Where a calibration is kept. */
export interface CalibrationMemory {
  readonly read: () => Calibration | null
  readonly keep: (calibration: Calibration | null) => void
}

const KEY = 'soundleaf.listening'

/** This browser, which remembers its device. */
export const BROWSER_MEMORY: CalibrationMemory = {
  read: () => calibrationIn(browserStorage.readJson(KEY)),
  keep: (calibration) => browserStorage.keep(KEY, JSON.stringify(calibration)),
}

/** As long as the page is open, where nothing of ours is kept in the browser. */
export function pageMemory(): CalibrationMemory {
  let kept: Calibration | null = null
  return {
    read: () => kept,
    keep(calibration) {
      kept = calibration
    },
  }
}

/** What was kept; null where that is nothing, or nothing that can be right. */
function calibrationIn(kept: unknown): Calibration | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { method, fullScale_db, madeAt } = kept as Partial<Record<keyof Calibration, unknown>>
  const known = CALIBRATION_METHODS.find((one) => one === method)
  if (known === undefined || typeof fullScale_db !== 'number' || typeof madeAt !== 'string') return null
  if (!(fullScale_db >= 50 && fullScale_db <= 140) || Number.isNaN(Date.parse(madeAt))) return null
  return { method: known, fullScale_db, madeAt }
}
