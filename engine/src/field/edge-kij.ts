import { THIRD_OCTAVES_HZ } from '../band'
import { junctionKij } from './junction-kij'
import { massOfFlank } from './room-elements'
import type { KijOfPaths } from './room-paths'
import type { RoomEdge } from './rooms'

export type ElementEdge = Extract<RoomEdge, { readonly flank: 'element' }>

/** Vibration reduction indices of the three paths over an edge in 21 bands, measured or calculated, dB. */
export function kijOfEdge(edge: ElementEdge, separating_kgm2: number): KijOfPaths {
  const bare = kijWithoutInterlayer(edge, separating_kgm2)
  const { interlayer_db } = edge
  if (interlayer_db === undefined) return bare
  const held = (values: readonly number[] | null) =>
    values && values.map((Kij, band) => Kij + interlayer_db[band])
  return { Ff: held(bare.Ff), Fd: held(bare.Fd), Df: held(bare.Df) }
}

/**
 * The same without the interlayer that an edge is told to have besides. Its elements are damped by this, because what
 * their neighbours take up less then, the interlayer takes up itself.
 */
export function kijWithoutInterlayer(edge: ElementEdge, separating_kgm2: number): KijOfPaths {
  const { junction, strips, source, receiving, Kij_db, Dvn_db } = edge
  const measured = Kij_db ?? Dvn_db
  const [here, there] = [source ?? receiving, receiving ?? source]
  if (here === null || there === null) return { Ff: null, Fd: null, Df: null }
  const paths =
    measured === undefined
      ? junctionKij(junction, strips, {
          separating_kgm2,
          source_kgm2: massOfFlank(here),
          receiving_kgm2: massOfFlank(there),
        })
      : inEveryBand(measured)
  // Where nothing stands, no path begins or ends.
  return {
    Ff: source === null || receiving === null ? null : paths.Ff,
    Fd: source === null ? null : paths.Fd,
    Df: receiving === null ? null : paths.Df,
  }
}

function inEveryBand({ Ff, Fd, Df }: Readonly<Record<'Ff' | 'Fd' | 'Df', number>>): KijOfPaths {
  const same = (Kij_db: number) => THIRD_OCTAVES_HZ.map(() => Kij_db)
  return { Ff: same(Ff), Fd: same(Fd), Df: same(Df) }
}
