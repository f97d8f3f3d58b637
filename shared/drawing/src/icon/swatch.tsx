import { useId } from 'react'
import { isWool, type Hatch, type HatchKind } from '../hatch/hatch-kind'
import { hatchFill, SectionDefs } from '../hatch/hatch-pattern'
import { WoolGraphic } from '../drawing/wool-graphic'

/** Size of an icon in a list, px. */
export const ICON = { width: 26, height: 20 } as const
const INNER = { x: 0.5, y: 0.5, width: ICON.width - 1, height: ICON.height - 1 }

/** The rounded outline of an icon, above its picture. */
export function IconOutline() {
  return <rect {...INNER} rx={1.5} fill="none" stroke="var(--cut)" strokeOpacity={0.7} />
}

/** A piece of one hatch, as it lies in a list. */
export function Swatch({ hatch: kind }: { hatch: HatchKind }) {
  const scope = useId()
  const hatch: Hatch = { kind, isTight: true, isMirrored: false, isUpright: false }
  if (kind === 'clt') return <CltSwatch scope={scope} />
  return (
    <svg {...ICON} viewBox={`0 0 ${ICON.width} ${ICON.height}`} aria-hidden="true" focusable="false">
      <SectionDefs scope={scope} hatches={[hatch]} />
      {isWool(kind) ? (
        <WoolGraphic {...INNER} kind={kind} isUpright={false} />
      ) : (
        <rect {...INNER} rx={1.5} fill={hatchFill(scope, hatch)} />
      )}
      <IconOutline />
    </svg>
  )
}

function CltSwatch({ scope }: { scope: string }) {
  const along: Hatch = { kind: 'clt', isTight: true, isMirrored: false, isUpright: false }
  const across: Hatch = { ...along, kind: 'clt-end' }
  return (
    <svg {...ICON} viewBox={`0 0 ${ICON.width} ${ICON.height}`} aria-hidden="true" focusable="false">
      <SectionDefs scope={scope} hatches={[along, across]} />
      <rect {...INNER} fill={hatchFill(scope, along)} />
      <rect x={0.5} y={6.9} width={25} height={6.2} fill={hatchFill(scope, across)} />
      <path d="M.5 6.9h25M.5 13.1h25" stroke="var(--cut)" strokeOpacity={0.5} />
      <IconOutline />
    </svg>
  )
}
