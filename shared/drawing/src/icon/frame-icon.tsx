import type { FrameType } from '@soundleaf/contracts'
import { FRAME_SYMBOLS, RIB_PANEL_SYMBOL } from '../frame/frame-pictures'
import { ICON, IconOutline } from './swatch'

/** The icon of a frame or a rib panel: its shape, not its material. */
export function FrameIcon({ type }: { type: FrameType | 'rib panel' }) {
  const symbol = type === 'rib panel' ? RIB_PANEL_SYMBOL : FRAME_SYMBOLS[type]
  return (
    <svg {...ICON} viewBox={`0 0 ${ICON.width} ${ICON.height}`} aria-hidden="true" focusable="false">
      <rect x={0.5} y={0.5} width={25} height={19} rx={1.5} fill="var(--surface)" />
      <g strokeLinejoin="round" strokeLinecap="round" fill="none">
        {symbol.wood === undefined ? null : <path d={symbol.wood} fill="var(--m-wood)" stroke="var(--cut)" />}
        {symbol.rubber === undefined ? null : (
          <path d={symbol.rubber} fill="var(--m-rubber)" stroke="var(--cut)" />
        )}
        {symbol.outline === undefined ? null : <path d={symbol.outline} stroke="var(--cut)" />}
        {symbol.steel === undefined ? null : (
          <path d={symbol.steel} stroke="var(--m-steel-ink)" strokeWidth={1.4} />
        )}
      </g>
      <IconOutline />
    </svg>
  )
}
