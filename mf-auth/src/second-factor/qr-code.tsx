import { encode } from 'uqr'
import { chakra } from '@soundleaf/ui'

/** Modules of quiet around the code, as ISO/IEC 18004 asks for. */
const QUIET = 4

/** A text for a camera. Dark on white in every theme, as cameras expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="192px"
      height="192px"
      borderRadius="l2"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </chakra.svg>
  )
}
