import type { JunctionType } from '@soundleaf/contracts'
import { THIRD_OCTAVES_HZ } from '../band'
import { JUNCTIONS, TIMBER_JUNCTIONS } from './junction'
import type { KijOfPaths } from './room-paths'

/** Masses per area that meet at a junction, kg/m². */
export interface JunctionMasses {
  readonly separating_kgm2: number
  readonly source_kgm2: number
  readonly receiving_kgm2: number
}

/**
 * Increase of Kij in cross-laminated timber for each elastic strip that a path crosses, dB from 250 Hz on: German
 * practice (VBAcoustic). Below, it falls with the logarithm of frequency to 0 at 63 Hz.
 */
const STRIP_DB = 5

/** Vibration reduction indices of the three paths of a junction in 21 bands, dB. */
export function junctionKij(type: JunctionType, strips: 0 | 1 | 2, masses: JunctionMasses): KijOfPaths {
  const { separating_kgm2, source_kgm2, receiving_kgm2 } = masses
  // Elements in line that differ in mass count with their mean.
  const across = separating_kgm2 / ((source_kgm2 + receiving_kgm2) / 2)
  const [fromSource, toReceiving] = [separating_kgm2 / source_kgm2, separating_kgm2 / receiving_kgm2]
  const corners = (corner: (ratio: number, frequency_hz: number) => number) => ({
    Fd: inBands((f) => corner(fromSource, f)),
    Df: inBands((f) => corner(toReceiving, f)),
  })
  const straight = (through: (ratio: number, frequency_hz: number) => number) => ({
    Ff: inBands((f) => through(across, f)),
  })
  switch (type) {
    case 'rigid cross':
      return { ...straight(JUNCTIONS['rigid cross through']), ...corners(JUNCTIONS['rigid cross corner']) }
    case 'rigid T':
      return { ...straight(JUNCTIONS['rigid T through']), ...corners(JUNCTIONS['rigid T corner']) }
    case 'corner':
      return { Ff: null, ...corners(JUNCTIONS['corner of two']) }
    case 'elastic interlayer':
      // It parts both flanks from the separating element, so that the path straight on crosses it twice.
      return {
        ...straight(held('through')),
        ...corners(held('corner')),
      }
    case 'lightweight facade':
      return {
        ...straight(JUNCTIONS['lightweight facade through']),
        ...corners(JUNCTIONS['lightweight facade corner']),
      }
    case 'heavy past light':
      return { ...straight(JUNCTIONS['heavy past double leaf']), Fd: null, Df: null }
    case 'timber T':
    case 'timber cross':
    case 'timber frame': {
      const { through, corner } = TIMBER_JUNCTIONS[TIMBER[type]]
      return {
        Ff: inBands((f) => through(f) + strips * stripGain(f)),
        // The first strip lies above the floor, in the way of the wall above; the second one below it.
        Fd: inBands((f) => corner(f) + Math.min(strips, 1) * stripGain(f)),
        Df: inBands((f) => corner(f) + Math.max(strips - 1, 0) * stripGain(f)),
      }
    }
  }
}

const TIMBER = { 'timber T': 'T', 'timber cross': 'X', 'timber frame': 'frame' } as const

/** A junction with an elastic interlayer is never worse than the same without it. */
function held(path: 'through' | 'corner') {
  return (ratio: number, frequency_hz: number) =>
    Math.max(JUNCTIONS[`flexible T ${path}`](ratio, frequency_hz), JUNCTIONS[`rigid T ${path}`](ratio))
}

function stripGain(frequency_hz: number): number {
  return STRIP_DB * Math.min(Math.max(Math.log(frequency_hz / 63) / Math.log(250 / 63), 0), 1)
}

function inBands(of: (frequency_hz: number) => number): readonly number[] {
  return THIRD_OCTAVES_HZ.map(of)
}
