import { roomPathName } from '@soundleaf/construction'
import type { RoomsPath } from '@soundleaf/contracts'
import { NO_NUMBER } from '@soundleaf/results-view'
import { formatNumber } from '@soundleaf/texts'
import { Box, chakra, Sub } from '@soundleaf/ui'
import { t } from '../texts/rooms'

interface PathTableProps {
  readonly paths: readonly RoomsPath[]
  readonly name: string
  readonly isFloor: boolean
}

const Cell = chakra('td', { base: { borderBottomWidth: '1px', height: '28px' } })
const Head = chakra('th', {
  base: { fontWeight: 'normal', color: 'fg.muted', textStyle: 'xs', borderBottomWidth: '1px' },
})

/** Paths by the share of the sound that they let through; the greatest first. */
export function PathTable({ paths, name, isFloor }: PathTableProps) {
  const sorted = [...paths].sort((a, b) => b.share - a.share)
  const hasRw = paths.some(({ Rw }) => Rw !== null)
  const hasKij = paths.some(({ Kij }) => Kij !== null)
  return (
    <chakra.table width="full" textStyle="sm" aria-label={name}>
      <thead>
        <tr>
          <Head scope="col" textAlign="start">
            {name}
          </Head>
          {hasKij && (
            <Head scope="col" textAlign="end">
              <Sub>{t('rooms.pathKij', { index: 'K_{ij}' })}</Sub>
            </Head>
          )}
          {hasRw && (
            <Head scope="col" textAlign="end" paddingStart="2">
              {t('rooms.pathRw')}
            </Head>
          )}
          <Head scope="col" textAlign="end" colSpan={2}>
            {t('rooms.pathShare')}
          </Head>
        </tr>
      </thead>
      <tbody>
        {sorted.map((path, at) => (
          <tr key={`${path.kind}${path.junction}`}>
            <chakra.th
              scope="row"
              textAlign="start"
              fontWeight={at === 0 ? 'semibold' : 'normal'}
              borderBottomWidth="1px"
            >
              {roomPathName(path, isFloor)}
            </chakra.th>
            {hasKij && (
              <Cell textAlign="end">{path.Kij === null ? NO_NUMBER : formatNumber(path.Kij, 1)}</Cell>
            )}
            {hasRw && <Cell textAlign="end">{path.Rw === null ? '' : formatNumber(path.Rw, 1)}</Cell>}
            <Cell width="72px" paddingStart="3">
              <Box height="8px" bg="bg.muted" aria-hidden>
                <Box
                  height="full"
                  width={`${path.share * 100}%`}
                  bg={at === 0 ? 'accent' : 'fg.muted'}
                  minWidth="1px"
                />
              </Box>
            </Cell>
            <Cell width="52px" textAlign="end">
              {t('rooms.share', { share: formatNumber(path.share * 100, 1) })}
            </Cell>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}
