import { BANDS_HZ } from '@soundleaf/contracts'
import { bandText, NO_NUMBER, type RatedSpectrum } from '@soundleaf/results-view'
import { chakra, Sub, Unit } from '@soundleaf/ui'

const Cell = chakra('td', { base: { height: '23px', textAlign: 'end', paddingInline: '14px' } })
const Head = chakra('th', {
  base: {
    height: '36px',
    textAlign: 'end',
    paddingInline: '14px',
    lineHeight: '15px',
    borderBottomWidth: '1px',
    borderColor: 'fg',
  },
})

/** The values by third octave in one column, with a line after each octave. */
export function BandColumnTable({ spectrum }: { readonly spectrum: RatedSpectrum }) {
  return (
    <chakra.table
      width="136px"
      height="fit-content"
      borderCollapse="collapse"
      borderWidth="1px"
      borderColor="fg"
    >
      <thead>
        <tr>
          <Head scope="col">
            f<br />
            <Unit>Hz</Unit>
          </Head>
          <Head scope="col">
            <Sub>{spectrum.notation}</Sub>
            <br />
            <Unit>dB</Unit>
          </Head>
        </tr>
      </thead>
      <tbody>
        {BANDS_HZ.map((band_hz, band) => {
          const value = spectrum.current?.[band]
          const endsOctave =
            band % 3 === 2 && band < BANDS_HZ.length - 1
              ? { borderBottomWidth: '1px', borderColor: 'border' }
              : {}
          return (
            <tr key={band_hz}>
              <Cell {...endsOctave}>{band_hz}</Cell>
              <Cell {...endsOctave}>{value === undefined ? NO_NUMBER : bandText(value)}</Cell>
            </tr>
          )
        })}
      </tbody>
    </chakra.table>
  )
}
