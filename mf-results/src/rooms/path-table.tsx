import { roomPathName } from '@soundleaf/construction'
import type { RoomsAnswer, RoomsPath } from '@soundleaf/contracts'
import { NO_NUMBER } from '@soundleaf/results-view'
import { formatNumber } from '@soundleaf/texts'
import { Box, chakra, Sub } from '@soundleaf/ui'
import { Fragment } from 'react'
import { t } from '../texts/rooms'
import { ChangeList, Gain } from './change-list'
import { changesOfPath, isSamePath, withoutPath } from './path-changes'

interface PathTableProps {
  readonly paths: readonly RoomsPath[]
  readonly name: string
  readonly isFloor: boolean
  /** The path that is lit, whose changes are told. */
  readonly lit: RoomsPath | null
  readonly whatIf: RoomsAnswer['whatIf']
  readonly onLight: (path: RoomsPath | null) => void
}

const Cell = chakra('td', { base: { borderBottomWidth: '1px', height: '28px' } })
const Head = chakra('th', {
  base: { fontWeight: 'normal', color: 'fg.muted', textStyle: 'xs', borderBottomWidth: '1px' },
})

/** Paths by the share of the sound that they let through; the greatest first. */
export function PathTable({ paths, name, isFloor, lit, whatIf, onLight }: PathTableProps) {
  const sorted = [...paths].sort((a, b) => b.share - a.share)
  const hasRw = paths.some(({ Rw }) => Rw !== null)
  const hasKij = paths.some(({ Kij }) => Kij !== null)
  const columns = 3 + Number(hasRw) + Number(hasKij)
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
          <Fragment key={`${path.kind}${path.junction}`}>
            <tr>
              <chakra.th
                scope="row"
                textAlign="start"
                fontWeight={at === 0 ? 'semibold' : 'normal'}
                borderBottomWidth="1px"
              >
                <chakra.button
                  textAlign="start"
                  minHeight="28px"
                  aria-expanded={isSamePath(path, lit)}
                  onClick={() => onLight(isSamePath(path, lit) ? null : path)}
                >
                  {roomPathName(path, isFloor)}
                </chakra.button>
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
            {isSamePath(path, lit) && (
              <tr>
                <Cell colSpan={columns} paddingY="1" paddingStart="3" bg="bg.subtle">
                  {path.share < 1 && <Gain name={t('rooms.withoutPath')} gain={withoutPath(path)} />}
                  {path.Rw !== null && <ChangeList changes={changesOfPath(path, whatIf)} isFloor={isFloor} />}
                </Cell>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </chakra.table>
  )
}
