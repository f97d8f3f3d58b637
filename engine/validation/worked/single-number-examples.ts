import { flankingReduction, improvementOfTwo, reductionOfWholeFlank } from '../../src/field/flanking-path'
import { JUNCTIONS, minimumKij, TIMBER_JUNCTIONS } from '../../src/field/junction'
import { probabilityOfAtLeast, uncertaintyOfSum } from '../../src/field/path-uncertainty'
import { energySum } from '../../src/rating/rating'
import { type Check, check, type Comparison, findExample, near, rowsNear } from './example'

/** One path of the simplified model. */
function simplified(Ri_db: number, Rj_db: number, Kij_db: number, length_m: number, area_m2: number): number {
  return flankingReduction({ Ri_db, Rj_db, improvement_db: 0, Kij_db, separatingArea_m2: area_m2, length_m })
}

const total = (paths_db: readonly number[]) => -energySum(paths_db.map((R) => -R))

interface Plates {
  readonly R: number
  readonly l_m: number
}

export const SINGLE_NUMBER_CHECKS: Readonly<Record<string, Check>> = {
  'a-uncertainty-H3': check<
    Readonly<Record<'u_R_db' | 'u_K_db', number>>,
    { readonly coefficients: Readonly<Record<string, number>> } & Readonly<
      Record<'u_db' | 'P_at_least_50' | 'P_at_least_52', number>
    >
  >(({ u_R_db, u_K_db }, expected) => {
    const { R_direct_w, S_s_m2, flanking } = findExample('en12354-1-H3-ex1').inputs as {
      readonly R_direct_w: number
      readonly S_s_m2: number
      readonly flanking: readonly {
        readonly element: string
        readonly Rw: number
        readonly K_Ff: number
        readonly K_Fd: number
        readonly l_m: number
      }[]
    }
    const paths = flanking.map(({ Rw, K_Ff, K_Fd, l_m }) => ({
      Ff: simplified(Rw, Rw, K_Ff, l_m, S_s_m2),
      Fd: simplified(Rw, R_direct_w, K_Fd, l_m, S_s_m2),
    }))
    const sum = total([R_direct_w, ...paths.flatMap(({ Ff, Fd }) => [Ff, Fd, Fd])])
    const share = (R: number) => 10 ** ((sum - R) / 10)
    // A flank counts whole in Ff and by half in Fd and in Df; the separating element whole in Dd and by half in them.
    const flanks = paths.map(({ Ff, Fd }) => share(Ff) + share(Fd))
    const separating = share(R_direct_w) + paths.reduce((more, { Fd }) => more + share(Fd), 0)
    const u_db = uncertaintyOfSum([
      { u_db: u_R_db, sensitivity: separating },
      ...flanks.map((sensitivity) => ({ u_db: u_R_db, sensitivity })),
      ...paths.flatMap(({ Ff, Fd }) => [
        { u_db: u_K_db, sensitivity: share(Ff) },
        { u_db: u_K_db, sensitivity: 2 * share(Fd) },
      ]),
    ])
    return [
      near('R separating', separating, expected.coefficients['R separating'], 0.002),
      ...['floor', 'ceiling', 'facade', 'wall'].map((name, at) =>
        near(`R ${name}`, flanks[at], expected.coefficients[`R ${name}`], 0.002),
      ),
      near('K Ff facade', share(paths[2].Ff), expected.coefficients['K Ff facade'], 0.002),
      near('K Fd and Df facade', 2 * share(paths[2].Fd), expected.coefficients['K Fd+Df facade'], 0.002),
      near('u, dB', u_db, expected.u_db, 0.01),
      near('P of at least 50 dB', probabilityOfAtLeast(50, sum, u_db), expected.P_at_least_50, 0.005),
      near('P of at least 52 dB', probabilityOfAtLeast(52, sum, u_db), expected.P_at_least_52, 0.005),
    ]
  }),
  'a-clt-floor': check<
    { readonly S_m2: number; readonly junctions_m: readonly number[] } & Readonly<
      Record<'Rs_w' | 'Rwall_w' | 'dRw_screed', number>
    >,
    Readonly<Record<string, number>>
  >(({ S_m2, junctions_m, Rs_w, Rwall_w, dRw_screed }, expected) => {
    const corner = (kind: 'T' | 'X') => TIMBER_JUNCTIONS[kind].corner(500)
    const through = (kind: 'T' | 'X') => TIMBER_JUNCTIONS[kind].through(500)
    const building = ([Ff, Fd, Df]: readonly [number, number, number], onWall = 0) => {
      const paths = junctions_m.flatMap((length_m) => [
        simplified(Rwall_w, Rwall_w, Ff, length_m, S_m2) + improvementOfTwo(onWall, onWall),
        simplified(Rwall_w, Rs_w, Fd, length_m, S_m2) + onWall,
        simplified(Rwall_w, Rs_w, Df, length_m, S_m2) + improvementOfTwo(dRw_screed, onWall),
      ])
      return total([Rs_w + dRw_screed, ...paths])
    }
    const T = [through('T'), corner('T'), corner('T')] as const
    const cases: Readonly<Record<string, number>> = {
      'T ISO 22/15/15, bare': building(T),
      'X ISO 23/18/18, bare': building([through('X'), corner('X'), corner('X')]),
      'T DIN 21/14/14 + strip above (26/19/14)': building([26, 19, 14]),
      'T DIN + strips above and below (31/19/19)': building([31, 19, 19]),
      'T ISO, walls lined dRw 11': building(T, 11),
    }
    return Object.entries(cases).map(([name, value]) => near(name, value, expected[name], 0.1))
  }),
  'a-light-wall-heavy-floors': check<
    Readonly<
      Record<
        | 'S_m2'
        | 'Rw_partition'
        | 'Rw_floor'
        | 'm_floor'
        | 'm_partition'
        | 'l_floor_m'
        | 'S_floor_m2'
        | 'stud wall flanks Dn,f,w'
        | 'l_lab_m'
        | 'l_wall_m',
        number
      >
    >,
    Readonly<Record<string, number>>
  >((inputs, expected): readonly Comparison[] => {
    const { S_m2, Rw_partition, Rw_floor, l_floor_m, S_floor_m2, l_lab_m, l_wall_m } = inputs
    const K24 = JUNCTIONS['heavy past double leaf'](inputs.m_partition / inputs.m_floor)
    const least = minimumKij(l_floor_m, S_floor_m2, S_floor_m2)
    const floor = (improvement_db: number) =>
      simplified(Rw_floor, Rw_floor, Math.max(K24, least), l_floor_m, S_m2) + improvement_db
    const studWall = (Dnf_db: number) =>
      reductionOfWholeFlank(Dnf_db, {
        separatingArea_m2: S_m2,
        length_m: l_wall_m,
        laboratoryLength_m: l_lab_m,
      })
    const cut = studWall(57)
    const flank = studWall(inputs['stud wall flanks Dn,f,w'])
    return [
      near('K24, dB', K24, expected.K24, 0.1),
      near('least Kij, dB', least, expected.Kij_min, 0.1),
      near('Ff of the floor, dB', floor(0), expected.R_Ff_floor, 0.1),
      near('stud wall, dB', flank, expected.R_flank_stud_wall, 0.1),
      near("R'w, dB", total([Rw_partition, floor(0), floor(0), flank, flank]), expected["R'w"], 0.1),
      near(
        "R'w with cut linings and floating floors, dB",
        // Two linings of 10 dB on one path are 15; only the floor has them.
        total([Rw_partition, floor(15), floor(0), cut, cut]),
        expected["R'w with cut linings (Dn,f,w 57) and floating floor dRw 10 in both rooms"],
        0.1,
      ),
    ]
  }),
  'f-RR331-bare': check<
    { readonly S_m2: number },
    Readonly<Record<'flanking_total' | 'ASTC', number>> &
      Readonly<
        Record<
          'K_floor_Ff_Fd' | 'K_wall' | 'path_floor_Ff_Fd' | 'path_wall_Ff_Fd' | 'flanking_by_junction',
          readonly number[]
        >
      >
  >(({ S_m2 }, expected) => {
    const wall: Plates = { R: 49, l_m: 2.5 }
    const floor: Plates = { R: 52, l_m: 5 }
    const K = [
      JUNCTIONS['rigid cross through'](238 / 345),
      JUNCTIONS['rigid cross corner'](238 / 345),
      JUNCTIONS['rigid T through'](1),
      JUNCTIONS['rigid T corner'](1),
    ]
    const onFloor = [
      simplified(floor.R, floor.R, K[0], floor.l_m, S_m2),
      simplified(floor.R, wall.R, K[1], floor.l_m, S_m2),
    ]
    const onWall = [
      simplified(wall.R, wall.R, K[2], wall.l_m, S_m2),
      simplified(wall.R, wall.R, K[3], wall.l_m, S_m2),
    ]
    const junctions = [onFloor, onWall, onFloor, onWall].map(([Ff, Fd]) => total([Ff, Fd, Fd]))
    return [
      ...rowsNear('K of the floor, dB', K.slice(0, 2), expected.K_floor_Ff_Fd, 0.1),
      ...rowsNear('K of the wall, dB', K.slice(2), expected.K_wall, 0.1),
      ...rowsNear('paths of the floor, dB', onFloor, expected.path_floor_Ff_Fd, 0.1),
      ...rowsNear('paths of the wall, dB', onWall, expected.path_wall_Ff_Fd, 0.1),
      ...rowsNear('junctions, dB', junctions, expected.flanking_by_junction, 0.1),
      near('flanking, dB', total(junctions), expected.flanking_total, 0.1),
      near('ASTC', total([wall.R, ...junctions]), expected.ASTC, 0.1),
    ]
  }),
}
