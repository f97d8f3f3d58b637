import type { RatingId } from '@soundleaf/contracts'
import { fieldQuantities } from '../../src/field/field-quantities'
import { flankingImpact, flankingReduction } from '../../src/field/flanking-path'
import { rateIso717Airborne } from '../../src/rating/iso-717-1-2020'
import { rateIso717Impact } from '../../src/rating/iso-717-2-2020'
import { energySum, valueOf } from '../../src/rating/rating'
import { thirdOctaveSpectrum } from '../../src/spectrum'
import { type Check, check, findExample, near, rowsNear } from './example'

/** The sound reduction index of all paths together: the energetic sum of their negative values. */
const totalReduction = (paths_db: readonly number[]) => -energySum(paths_db.map((R) => -R))

const Rw = (values_db: readonly number[], id: RatingId = 'Rw') =>
  valueOf(rateIso717Airborne(thirdOctaveSpectrum(values_db)), id)
const Lnw = (values_db: readonly number[], id: RatingId = 'Lnw') =>
  valueOf(rateIso717Impact(thirdOctaveSpectrum(values_db)), id)

/** Difference of DnT and R', or of L'nT and L'n, in a room, dB. */
function roomAdds(quantity: 'DnT' | "L'nT", separatingArea_m2: number, volume_m3: number): number {
  const flat = { values_db: new Array<number>(21).fill(0), uncertainty_db: {} }
  const quantities = fieldQuantities('iso', flat, flat, { separatingArea_m2, volume_m3 })
  return quantities.find((found) => found.quantity === quantity)?.values_db[0] ?? Number.NaN
}

interface H3 {
  readonly R_direct_w: number
  readonly S_s_m2: number
  readonly V_m3: number
  readonly flanking: readonly {
    readonly element: string
    readonly Rw: number
    readonly K_Ff: number
    readonly K_Fd: number
    readonly l_m: number
  }[]
}

/**
 * The paths of EN 12354-1 annex H.3, with the improvement by a lining of each element on path Ff and on paths Fd and
 * Df.
 */
function pathsOfH3(
  { R_direct_w, S_s_m2, flanking }: H3,
  lining: Readonly<Record<string, readonly [number, number]>>,
) {
  return flanking.map(({ element, Rw: Rf, K_Ff, K_Fd, l_m }) => {
    const [onFf, onFd] = lining[element] ?? [0, 0]
    const common = { separatingArea_m2: S_s_m2, length_m: l_m, Ri_db: Rf }
    return {
      element,
      Ff: flankingReduction({ ...common, Rj_db: Rf, improvement_db: onFf, Kij_db: K_Ff }),
      Fd: flankingReduction({ ...common, Rj_db: R_direct_w, improvement_db: onFd, Kij_db: K_Fd }),
    }
  })
}

/** Junctions of ISO 12354 annex L by flanking element: length, and Kij straight through and around the corner. */
const ANNEX_L = {
  1: { wall: 'ext', length_m: 4, through: 11.2, corner: 6.4 },
  2: { wall: 'ext', length_m: 5, through: 11.2, corner: 6.4 },
  3: { wall: 'int', length_m: 4, through: 11.0, corner: 8.8 },
  4: { wall: 'int', length_m: 5, through: 11.0, corner: 8.8 },
} as const

type WallRw = Readonly<Record<'floor' | 'ext' | 'int', number>>

/** One junction of a timber building: 20 m² of separating and struck area, 4 m long. */
const TIMBER = { separatingArea_m2: 20, struckArea_m2: 20, length_m: 4 } as const
type Rows<Keys extends string> = Readonly<Record<Keys, readonly number[]>>

export const FLANKING_CHECKS: Readonly<Record<string, Check>> = {
  'en12354-1-H3-ex1': check<
    H3,
    {
      readonly R_Ff_w: Readonly<Record<string, number>>
      readonly R_Fd_w_equals_R_Df_w: Readonly<Record<string, number>>
      readonly Rprime_w: number
      readonly DnT_w_exact_formula: number
    }
  >((inputs, expected) => {
    const paths = pathsOfH3(inputs, {})
    const total = totalReduction([inputs.R_direct_w, ...paths.flatMap(({ Ff, Fd }) => [Ff, Fd, Fd])])
    return [
      ...paths.map(({ element, Ff }) => near(`Ff ${element}, dB`, Ff, expected.R_Ff_w[element], 0.1)),
      ...paths.map(({ element, Fd }) =>
        near(`Fd ${element}, dB`, Fd, expected.R_Fd_w_equals_R_Df_w[element], 0.1),
      ),
      near("R'w, dB", total, expected.Rprime_w, 0.1),
      near(
        'DnT,w, dB',
        total + roomAdds('DnT', inputs.S_s_m2, inputs.V_m3),
        expected.DnT_w_exact_formula,
        0.1,
      ),
    ]
  }),

  'en12354-1-H3-ex2': check<unknown, { readonly Rprime_w: number; readonly DnT_w: number }>((_, expected) => {
    const inputs = findExample('en12354-1-H3-ex1').inputs as H3
    // The annex's rule for two linings on one path: the larger and half of the smaller.
    const paths = pathsOfH3(inputs, { floor: [21, 14] })
    const total = totalReduction([inputs.R_direct_w, ...paths.flatMap(({ Ff, Fd }) => [Ff, Fd, Fd])])
    return [
      near("R'w, dB", total, expected.Rprime_w, 0.1),
      near('DnT,w, dB', Math.round(total + roomAdds('DnT', inputs.S_s_m2, inputs.V_m3)), expected.DnT_w, 0),
    ]
  }),

  'en12354-2-E3': check<
    { readonly V_m3: number },
    { readonly Lprime_n_w: number; readonly LprimenT_w: number }
  >(({ V_m3 }, { Lprime_n_w, LprimenT_w }) => [
    near("L'nT,w, dB", Lprime_n_w + roomAdds("L'nT", 1, V_m3), LprimenT_w, 0.01),
  ]),

  'iso12354-L10-simplified': check<
    { readonly Rw: WallRw; readonly DeltaRw: number },
    { readonly path_Rw: Readonly<Record<string, number>>; readonly Rprime_w: number }
  >(({ Rw: R, DeltaRw }, { path_Rw, Rprime_w }) => {
    const paths = Object.entries(ANNEX_L).flatMap(([at, { wall, length_m, through, corner }]) => {
      const path = (Rj_db: number, improvement_db: number, Kij_db: number) =>
        flankingReduction({ separatingArea_m2: 20, length_m, Ri_db: R[wall], Rj_db, improvement_db, Kij_db })
      return [
        [`${at}${at}`, path(R[wall], 0, through)] as const,
        [`D${at}`, path(R.floor, DeltaRw, corner)] as const,
        [`${at}d`, path(R.floor, 0, corner)] as const,
      ]
    })
    const total = totalReduction([R.floor + DeltaRw, ...paths.map(([, value]) => value)])
    return [
      ...paths.map(([name, value]) => near(`path ${name}, dB`, value, path_Rw[name], 0.1)),
      near("R'w, dB", total, Rprime_w, 0.1),
    ]
  }),

  'iso12354-G10-simplified': check<
    { readonly Ln_eq_0_w: number; readonly DeltaLw: number },
    { readonly path_Ln_w: Readonly<Record<string, number>>; readonly Lprime_n_w: number }
  >(({ Ln_eq_0_w, DeltaLw }, { path_Ln_w, Lprime_n_w }) => {
    const { Rw: R } = findExample('iso12354-L10-simplified').inputs as { readonly Rw: WallRw }
    const direct = Ln_eq_0_w - DeltaLw
    const paths = Object.entries(ANNEX_L).map(([at, { wall, length_m, corner }]) => {
      const walls = { Ri_db: R.floor, Rj_db: R[wall], improvement_db: 0, Kij_db: corner }
      return [`Df${at}`, flankingImpact(direct, { ...walls, struckArea_m2: 20, length_m })] as const
    })
    return [
      ...paths.map(([name, value]) => near(`path ${name}, dB`, value, path_Ln_w[name], 0.1)),
      near("L'n,w, dB", energySum([direct, ...paths.map(([, value]) => value)]), Lprime_n_w, 0.1),
    ]
  }),

  'iso12354-G1-detailed': check<
    unknown,
    {
      readonly paths_table_G1: Rows<'Dd' | 'Df1' | 'Df2' | 'Df3' | 'Df4'>
      readonly Lprime_n: readonly number[]
      readonly Lprime_n_w: number
      readonly CI: number
    }
  >((_, { paths_table_G1, Lprime_n, Lprime_n_w, CI }) => {
    const total = Lprime_n.map((__, band) =>
      energySum(Object.values(paths_table_G1).map((path) => path[band])),
    )
    return [
      ...rowsNear("L'n, dB, band", total, Lprime_n, 0.1),
      near("L'n,w, dB", Lnw(Lprime_n), Lprime_n_w, 0),
      near('CI, dB', Lnw(Lprime_n, 'CI'), CI, 0),
    ]
  }),

  'iso12354-L11-timber': check<
    Rows<'Rd_floor' | 'Rstar_wall_leaf' | 'Rstar_bare_floor' | 'DeltaR_floating' | 'Dvn_Ff' | 'Dvn_Df'>,
    Rows<'R_Ff' | 'R_Df' | 'Rprime'> & { readonly ratings: Readonly<Record<string, number>> }
  >((inputs, expected) => {
    const wall = inputs.Rstar_wall_leaf
    const Ff = wall.map((R, band) =>
      flankingReduction({ ...TIMBER, Ri_db: R, Rj_db: R, improvement_db: 0, Kij_db: inputs.Dvn_Ff[band] }),
    )
    const Df = inputs.Rstar_bare_floor.map((R, band) =>
      flankingReduction({
        ...TIMBER,
        Ri_db: R,
        Rj_db: wall[band],
        improvement_db: inputs.DeltaR_floating[band],
        Kij_db: inputs.Dvn_Df[band],
      }),
    )
    const total = Ff.map((R, band) => totalReduction([inputs.Rd_floor[band], R, Df[band]]))
    return [
      ...rowsNear('RFf, dB, band', Ff, expected.R_Ff, 0.1),
      ...rowsNear('RDf, dB, band', Df, expected.R_Df, 0.1),
      ...rowsNear("R', dB, band", total, expected.Rprime, 0.1),
      near('RFf,w, dB', Rw(Ff), expected.ratings.RFf, 0),
      near('RDf,w, dB', Rw(Df), expected.ratings.RDf, 0),
      near("R'w, dB", Rw(total), expected.ratings.Rprime, 0),
    ]
  }),

  'iso12354-L15-junction': check<
    Rows<'R_wall_situ' | 'Dvn'> & Readonly<Record<'S_s_m2' | 'l_m', number>>,
    Rows<'R13_predicted'>
  >(({ R_wall_situ, Dvn, S_s_m2, l_m }, { R13_predicted }) =>
    rowsNear(
      'R13, dB, band',
      R_wall_situ.map((R, band) =>
        flankingReduction({
          separatingArea_m2: S_s_m2,
          length_m: l_m,
          Ri_db: R,
          Rj_db: R,
          improvement_db: 0,
          Kij_db: Dvn[band],
        }),
      ),
      R13_predicted,
      0.1,
    ),
  ),

  'iso12354-G11-timber': check<
    Rows<'Ln_bare' | 'DeltaL_floating' | 'DeltaL_ceiling' | 'R_bare_floor' | 'R_wall_leaf' | 'Dvn'>,
    Rows<'Ln_Dd' | 'Ln_Df' | 'total'> & { readonly ratings: Readonly<Record<string, number>> }
  >((inputs, expected) => {
    const struck = inputs.Ln_bare.map((Ln, band) => Ln - inputs.DeltaL_floating[band])
    const Dd = struck.map((Ln, band) => Ln - inputs.DeltaL_ceiling[band])
    const Df = struck.map((Ln, band) =>
      flankingImpact(Ln, {
        ...TIMBER,
        Ri_db: inputs.R_bare_floor[band],
        Rj_db: inputs.R_wall_leaf[band],
        improvement_db: 0,
        Kij_db: inputs.Dvn[band],
      }),
    )
    const total = Dd.map((Ln, band) => energySum([Ln, Df[band]]))
    return [
      ...rowsNear('Ln,Df, dB, band', Df, expected.Ln_Df, 0.1),
      ...rowsNear('total, dB, band', total, expected.total, 0.1),
      near('Ln,Dd,w, dB', Lnw(Dd), expected.ratings.LnDd, 0),
      near('Ln,Df,w, dB', Lnw(Df), expected.ratings.LnDf, 0),
      near("L'n,w, dB", Lnw(total), expected.ratings.total, 0),
    ]
  }),
}
