import { formatNumber, formatPlain, withUnit } from '@soundleaf/texts'
import { escaped } from './escaped'
import { inOrder, LOOKS } from './line-looks'
import type { Spectrum } from './spectrum'

/** A name longer than this is cut in the readout; the whole of it shows at the curve's end on aiming. */
const LONGEST_NAME = 28

/**
 * What the pointer reads at one band, or false where there is nothing to read. The library takes it as markup, so
 * every name is escaped.
 */
export function readout(spectrum: Spectrum, position: number): string | false {
  const lines = inOrder(spectrum.series)
    .reverse()
    .flatMap((series) => {
      const value = series.values[position]
      if (value === null || value === undefined) return []
      const characters = [...series.name]
      const cut = characters.length > LONGEST_NAME
      const name = cut ? `${characters.slice(0, LONGEST_NAME).join('')}…` : series.name
      const colour = LOOKS[series.role].colour
      return [`<b>${formatNumber(value, 1)}</b> <span style="color: ${colour}">${escaped(name)}</span>`]
    })
  const band_hz = spectrum.bands_hz[position]
  if (lines.length === 0 || band_hz === undefined) return false
  return [withUnit(formatPlain(band_hz), 'Hz'), ...lines].join('<br/>')
}
