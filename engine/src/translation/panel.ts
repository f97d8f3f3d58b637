import { isGlass, type Panel } from '@soundleaf/construction'
import type { Interlayer } from '@soundleaf/contracts'
import type { Sheet } from '../input/assembly'
import { m, megapascals } from './si'
import { sheetMaterial } from './sheet-material'

const INTERLAYERS: Readonly<Record<Interlayer, Pick<Sheet, 'interlayer'>>> = {
  None: {},
  PVB: { interlayer: 'PVB' },
  'Acoustic PVB': { interlayer: 'acoustic PVB' },
}

/** A board as a sheet. */
export function panelSheet(panel: Panel): Sheet {
  const isPane = isGlass(panel)
  return {
    componentId: panel.id,
    role: 'board',
    material: isPane ? 'glass' : sheetMaterial(panel.material),
    thickness_m: m(panel.thickness_mm),
    density_kgm3: panel.density_kgm3,
    modulus_Pa: megapascals(panel.modulusOfElasticity_MPa),
    lossFactor: panel.dampingCoefficient,
    ...(isPane && INTERLAYERS[panel.interlayer]),
  }
}
