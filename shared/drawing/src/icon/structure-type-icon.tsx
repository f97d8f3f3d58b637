import type { Material, StructureType, Template } from '@soundleaf/contracts'
import { useId, type ReactNode } from 'react'
import { BoardGraphic } from '../drawing/board-graphic'
import { WoolGraphic } from '../drawing/wool-graphic'
import { massiveMaterialHatch } from '../hatch/component-hatch'
import type { Hatch, HatchKind } from '../hatch/hatch-kind'
import { hatchFill, SectionDefs } from '../hatch/hatch-pattern'

interface Props {
  /** A structure type, or a template of one. */
  readonly type: StructureType | Template
  /** `large` for the choice of a new project (144 × 72), `small` for a table (36 × 26). */
  readonly size?: 'large' | 'small'
  /** What its massive elements are of, where it is a construction's picture and not a type's. */
  readonly massive?: Material | undefined
}

const SIZES = {
  large: { width: 144, height: 72, inset: 2, stroke: 'var(--lw-cut)' },
  small: { width: 36, height: 26, inset: 2, stroke: '1' },
} as const

interface Field {
  readonly width: number
  readonly height: number
  readonly inset: number
  readonly stroke: string
  readonly isSmall: boolean
  /** Of massive elements. */
  readonly massive: HatchKind
  fill(kind: HatchKind): string
}

/** What a structure type looks like. Its name stands beside it. */
export function StructureTypeIcon({ type, size = 'large', massive = 'Concrete' }: Props) {
  const scope = useId()
  const { width, height, inset, stroke } = SIZES[size]
  const hatch = (kind: HatchKind): Hatch => ({ kind, isTight: true, isMirrored: false, isUpright: false })
  const used = new Set<HatchKind>()
  const field: Field = {
    width,
    height,
    inset,
    stroke,
    isSmall: size === 'small',
    massive: massiveMaterialHatch(massive),
    fill(kind) {
      used.add(kind)
      return hatchFill(scope, hatch(kind))
    },
  }
  // Before the definitions, which are those of the hatches that it uses: a list has hundreds of these.
  const picture = PICTURES[type](field)
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <SectionDefs scope={scope} hatches={[...used].map(hatch)} />
      {picture}
    </svg>
  )
}

const slab = (field: Field, x: number, y: number, width: number, height: number, kind: HatchKind) => (
  <rect
    key={`${x} ${y}`}
    x={field.width * x}
    y={field.height * y}
    width={field.width * width}
    height={field.height * height}
    fill={field.fill(kind)}
    stroke="var(--cut)"
    strokeWidth={field.stroke}
  />
)

/** From edge to edge, along (a floor) or up (a wall). */
const across = (field: Field, y: number, height: number, kind = field.massive) =>
  slab(field, field.inset / field.width, y, 1 - (2 * field.inset) / field.width, height, kind)
const upright = (field: Field, x: number, width: number, kind = field.massive) =>
  slab(field, x, field.inset / field.height, width, 1 - (2 * field.inset) / field.height, kind)

function rib(field: Field, x: number, index: number): ReactNode {
  const [y, width, height] = [0.38, 0.1, 0.5]
  if (field.isSmall) return slab(field, x, y, width, height, 'wood-end')
  return (
    <BoardGraphic
      key={x}
      x={field.width * x}
      y={field.height * y}
      width={field.width * width}
      height={field.height * height}
      index={index}
      species="wood"
      outline={field.stroke}
    />
  )
}

function lightweight(field: Field): ReactNode {
  const { width, height, inset } = field
  const wool = { x: width * 0.26, y: inset, width: width * 0.48, height: height - 2 * inset }
  const [left, right] = [wool.x + 1, wool.x + wool.width - 1]
  const [web, flange, lip] = [height * 0.32, height * 0.62, width * 0.05]
  const stud = `M${left + lip} ${flange}H${left}V${web}H${right}V${flange}H${right - lip}`
  return (
    <>
      <WoolGraphic {...wool} kind="wool" isUpright />
      {field.isSmall ? null : (
        <path d={stud} fill="none" stroke="var(--m-steel-ink)" strokeWidth={1.7} strokeLinejoin="round" />
      )}
      {upright(field, 0.2, 0.06, 'gypsum')}
      {upright(field, 0.74, 0.06, 'gypsum')}
    </>
  )
}

const single = {
  wall: (field: Field) => upright(field, 0.36, 0.28),
  floor: (field: Field) => across(field, 0.3, 0.4),
}

const PICTURES: Readonly<Record<StructureType | Template, (field: Field) => ReactNode>> = {
  Wall: single.wall,
  Facade: single.wall,
  SingleMassiveElementWall: single.wall,
  Floor: single.floor,
  SingleMassiveElementFloor: single.floor,
  DoubleMassiveElementWall: (field) => [upright(field, 0.2, 0.22), upright(field, 0.58, 0.22)],
  DoubleMassiveElementFloor: (field) => [across(field, 0.12, 0.28), across(field, 0.6, 0.28)],
  SingleMassiveElementFloorWithRibPanels: (field) => [
    across(field, 0.12, 0.26, 'clt'),
    ...[0.13, 0.45, 0.77].map((x, index) => rib(field, x, index)),
  ],
  LightweightFrameWall: lightweight,
  TimberJoistFloor: (field) => [
    across(field, 0.12, 0.1, 'wood'),
    ...[0.13, 0.45, 0.77].map((x) => slab(field, x, 0.22, 0.08, 0.56, 'wood-end')),
    across(field, 0.78, 0.1, 'gypsum'),
  ],
  CltFloor: (field) => [
    across(field, 0.12, 0.22, 'screed'),
    across(field, 0.34, 0.12, 'woodfibre'),
    across(field, 0.46, 0.4, 'clt'),
  ],
  FacadeWall: (field) => [
    upright(field, 0.24, 0.04, 'screed'),
    upright(field, 0.28, 0.2, 'wool'),
    upright(field, 0.48, 0.28),
  ],
  Window: (field) => [upright(field, 0.38, 0.06, 'glass'), upright(field, 0.56, 0.06, 'glass')],
}
