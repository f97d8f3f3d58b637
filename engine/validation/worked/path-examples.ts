import { THIRD_OCTAVES_HZ } from '../../src/band'
import { fieldQuantities } from '../../src/field/field-quantities'
import { equivalentAbsorptionLength } from '../../src/field/in-situ'
import { judgedSum_dB, pathShares } from '../../src/field/path-shares'
import {
  airbornePaths,
  type Face,
  impactPathsBelow,
  type RoomJunction,
  type RoomPath,
  sumOfPaths,
} from '../../src/field/room-paths'
import { rateIso717Airborne } from '../../src/rating/iso-717-1-2020'
import { valueOf } from '../../src/rating/rating'
import { thirdOctaveSpectrum } from '../../src/spectrum'
import { type Check, check, findExample, near, rowsNear } from './example'
import { annexLElement, annexLLossFactors, STANDARD_AIR } from './in-situ-examples'

type Rows = Readonly<Record<string, readonly number[]>>

/** Sums of l alpha over the edges of the elements of annex L, m, as they follow from its Kij (see errata.json). */
const ABSORBING_EDGES_M = { floor: 2.659, ext1: 2.375, ext2: 2.548, int1: 1.636, int2: 1.84 } as const
const WALLS = ['ext1', 'ext2', 'int1', 'int2'] as const

const annexL = () =>
  findExample('iso12354-L1-detailed').expected as {
    readonly R_situ: Rows
    readonly DeltaR_floating_floor: readonly number[]
    readonly path_R: Rows
    readonly Rprime: readonly number[]
  }

const NONE: readonly number[] = THIRD_OCTAVES_HZ.map(() => 0)
const inEveryBand = (value: number) => THIRD_OCTAVES_HZ.map(() => value)

function annexLFace(name: keyof typeof ABSORBING_EDGES_M, lining_db = NONE): Face {
  const { S_m2 } = annexLElement(name)
  return {
    area_m2: S_m2,
    R_db: annexL().R_situ[name],
    lining_db,
    absorption_m: annexLLossFactors(name, ABSORBING_EDGES_M[name]).map((eta, band) =>
      equivalentAbsorptionLength({ area_m2: S_m2, frequency_hz: THIRD_OCTAVES_HZ[band] }, eta, STANDARD_AIR),
    ),
  }
}

/** The linings, dB in every band, that the what-if example adds: below the floor, above or below it on the walls. */
interface Linings {
  readonly ceiling?: number
  readonly upper?: number
  readonly lower?: number
}

function annexLJunctions({ upper = 0, lower = 0 }: Linings): readonly RoomJunction[] {
  return WALLS.map((name): RoomJunction => {
    const isExternal = name.startsWith('ext')
    const corner = inEveryBand(isExternal ? 6.376 : 8.794)
    return {
      length_m: name.endsWith('1') ? 4 : 5,
      source: annexLFace(name, inEveryBand(upper)),
      receiving: annexLFace(name, inEveryBand(lower)),
      Kij_db: { Ff: inEveryBand(isExternal ? 11.233 : 10.99), Fd: corner, Df: corner },
      isNormalised: false,
      whole_db: null,
    }
  })
}

function annexLPaths(linings: Linings = {}): readonly RoomPath[] {
  const { R_situ, DeltaR_floating_floor } = annexL()
  const ceiling = linings.ceiling ?? 0
  return airbornePaths(
    {
      area_m2: 20,
      direct_db: R_situ.floor.map((R, band) => R + DeltaR_floating_floor[band] + ceiling),
      source: annexLFace('floor', DeltaR_floating_floor),
      receiving: annexLFace('floor', inEveryBand(ceiling)),
    },
    annexLJunctions(linings),
  )
}

/** The name by which annex L has a path: Dd, 1d for the path from wall 1 into the floor, 11 for wall to wall. */
function annexLName({ kind, junction }: RoomPath): string {
  return kind.replace('F', String(junction)).replace('f', String(junction))
}

const rated = (values_db: readonly number[], id: 'Rw' | 'C' | 'Ctr' | 'Rw_one_decimal') =>
  valueOf(rateIso717Airborne(thirdOctaveSpectrum(values_db)), id)

export const PATH_CHECKS: Readonly<Record<string, Check>> = {
  'iso12354-L1-detailed': check<unknown, { readonly path_R: Rows; readonly Rprime: readonly number[] }>(
    (_, { path_R, Rprime }) => {
      const paths = annexLPaths()
      return [
        near('paths', paths.length, 13, 0),
        ...paths.flatMap((path) => {
          const name = annexLName(path)
          return rowsNear(`path ${name}, dB, band`, path.values_db, path_R[name], 0.1)
        }),
        ...rowsNear("R', dB, band", sumOfPaths('airborne', paths), Rprime, 0.1),
        near("R'w, dB", rated(sumOfPaths('airborne', paths), 'Rw'), 57, 0),
      ]
    },
  ),
  'a-L1-results': check<
    { readonly V_m3: number; readonly S_m2: number },
    {
      readonly shares: Readonly<Record<string, number>>
      readonly "R'w": number
      readonly 'DnT,w': number
      readonly DnT_minus_R_db: number
      readonly "R'w_one_decimal": number
      readonly C: number
      readonly Ctr: number
    }
  >(({ V_m3, S_m2 }, expected) => {
    const paths = annexLPaths()
    const sum = sumOfPaths('airborne', paths)
    const shares = pathShares(paths, 'C')
    const spectrum = { values_db: sum, uncertainty_db: {} }
    const room = { separatingArea_m2: S_m2, volume_m3: V_m3 }
    const [DnT] = fieldQuantities('iso', spectrum, null, room)
    // Without a path the sum rises by -10 lg(1 - share).
    const without = paths.map((_, at) => judgedSum_dB(sumOfPaths('airborne', paths.toSpliced(at, 1)), 'C'))
    return [
      ...paths.map((path, at) =>
        near(`share of ${annexLName(path)}`, shares[at], expected.shares[annexLName(path)], 0.002),
      ),
      ...without.map((value, at) =>
        near(
          'gain without a path, dB',
          value - judgedSum_dB(sum, 'C'),
          -10 * Math.log10(1 - shares[at]),
          1e-9,
        ),
      ),
      near("R'w, dB", rated(sum, 'Rw'), expected["R'w"], 0),
      near('C, dB', rated(sum, 'C'), expected.C, 0),
      near('Ctr, dB', rated(sum, 'Ctr'), expected.Ctr, 0),
      near("R'w with one decimal, dB", rated(sum, 'Rw_one_decimal'), expected["R'w_one_decimal"], 0.1),
      near('DnT,w, dB', valueOf(DnT.ratings, 'DnT,w'), expected['DnT,w'], 0),
      near("DnT less R', dB", DnT.values_db[0] - sum[0], expected.DnT_minus_R_db, 0.02),
    ]
  }),
  'a-L1-what-if': check<unknown, Readonly<Record<string, number>>>((_, expected) => {
    const changes: Readonly<Record<string, Linings>> = {
      nothing: {},
      'four walls of the lower room (Ff and Df)': { lower: 10 },
      'four walls of the upper room (Ff and Fd)': { upper: 10 },
      'ceiling below the floor (Dd and Fd)': { ceiling: 10 },
    }
    return Object.entries(changes).map(([name, linings]) =>
      near(name, rated(sumOfPaths('airborne', annexLPaths(linings)), 'Rw_one_decimal'), expected[name], 0.1),
    )
  }),
  'a-G1-results': check<
    { readonly Lprime_n: readonly number[]; readonly V_m3: number },
    Readonly<Record<"L'n,w" | 'CI' | 'CI50-2500' | "L'nT,w" | 'nT_CI' | 'nT_CI50-2500', number>>
  >(({ Lprime_n, V_m3 }, expected) => {
    const { Ln_situ_bare, DeltaL_situ } = findExample('iso12354-G1-detailed').expected as Readonly<
      Record<'Ln_situ_bare' | 'DeltaL_situ', readonly number[]>
    >
    const struck = Ln_situ_bare.map((Ln, band) => Ln - DeltaL_situ[band])
    const paths = impactPathsBelow(
      struck,
      { face: annexLFace('floor'), level_db: struck },
      annexLJunctions({}),
    )
    const sum = sumOfPaths('impact', paths)
    const impact = { values_db: sum, uncertainty_db: {} }
    const [, , LnT, Ln] = fieldQuantities('iso', impact, impact, { separatingArea_m2: 20, volume_m3: V_m3 })
    const ratingsOf = (
      quantity: typeof LnT,
      id: "L'n,w" | "L'nT,w",
      names: readonly [string, string, string],
    ) => [
      near(names[0], valueOf(quantity.ratings, id), expected[names[0] as keyof typeof expected], 0),
      near(names[1], valueOf(quantity.ratings, 'CI'), expected[names[1] as keyof typeof expected], 0),
      near(names[2], valueOf(quantity.ratings, 'CI50_2500'), expected[names[2] as keyof typeof expected], 0),
    ]
    return [
      // Levels and indices that go in are printed to 0.1 dB, so that the sum is known to 0.15 dB.
      ...rowsNear("L'n, dB, band", sum, Lprime_n, 0.151),
      ...ratingsOf(Ln, "L'n,w", ["L'n,w", 'CI', 'CI50-2500']),
      ...ratingsOf(LnT, "L'nT,w", ["L'nT,w", 'nT_CI', 'nT_CI50-2500']),
    ]
  }),
  'f-L1-ASTM': check<
    Readonly<Record<'Rprime' | 'Lprime_n', readonly number[]>> & Readonly<Record<'V_m3' | 'S_m2', number>>,
    Readonly<Record<'ASTC' | 'NNIC' | 'AIIC' | 'NISR', number>>
  >(({ Rprime, Lprime_n, V_m3, S_m2 }, expected) => {
    const of = (values_db: readonly number[]) => ({ values_db, uncertainty_db: {} })
    const room = { separatingArea_m2: S_m2, volume_m3: V_m3 }
    const quantities = fieldQuantities('astm', of(Rprime), of(Lprime_n), room)
    const names = ['NNIC', 'ASTC', 'NISR', 'AIIC'] as const
    return names.map((id, at) => near(id, valueOf(quantities[at].ratings, id), expected[id], 0))
  }),
}
