import {
  calculationFromWire,
  EMPTY_GUID,
  type Calculation,
  type LinkedProject,
  type Project,
} from '@soundleaf/contracts'
import { fromWire } from '@soundleaf/construction'
import { kindsOf } from '@soundleaf/results-view'
import { formatNumber } from '@soundleaf/texts'
import { Box, chakra, Flex, Heading, MessagePlace, ProductMark, Tabs, Text } from '@soundleaf/ui'
import { useMemo } from 'react'
import { PRODUCT } from '../sheet/sheet'
import { t } from '../texts'
import { LinkedConstruction } from './linked-construction'
import { LinkedReport } from './linked-report'
import { LinkedResults } from './linked-results'

/** A linked project on the screen: what it is, its construction, its results and, where its owner has one, its report. */
export function LinkedPages({ linked }: { readonly linked: LinkedProject }) {
  const { structures, calculation: answer, disclaimer } = linked
  const calculation = useMemo(() => answer && calculationFromWire(answer), [answer])
  const construction = useMemo(() => {
    const [structure] = structures
    const read = structure && fromWire(structure)
    return read?.ok ? read.value : null
  }, [structures])
  const hasResult = isSuccess(calculation)
  return (
    <Box minHeight="100vh" bg="bg.ground" color="fg" _print={{ minHeight: '0', background: 'bg' }}>
      <LinkHead linked={linked} />
      {construction === null ? (
        <MessagePlace
          failed
          icon="failed"
          title={t('link.unreadable.title')}
          text={t('link.unreadable.text')}
        />
      ) : (
        <Tabs.Root defaultValue="construction" lazyMount unmountOnExit>
          <Tabs.List px="4" bg="bg" _print={{ display: 'none' }}>
            <Tabs.Trigger value="construction">{t('link.construction')}</Tabs.Trigger>
            <Tabs.Trigger value="results">{t('link.results')}</Tabs.Trigger>
            {disclaimer !== null && hasResult && (
              <Tabs.Trigger value="report">{t('link.report')}</Tabs.Trigger>
            )}
          </Tabs.List>
          <Tabs.Content value="construction" padding={{ base: '4', md: '6' }}>
            <LinkedConstruction construction={construction} />
          </Tabs.Content>
          <Tabs.Content value="results" padding={{ base: '4', md: '6' }}>
            {hasResult ? (
              <LinkedResults calculation={calculation} kinds={kindsOf(construction.type)} />
            ) : (
              <MessagePlace
                title={t('link.noResult.title')}
                text={t(calculation === null ? 'link.noResult.licence' : 'link.noResult.construction')}
              />
            )}
          </Tabs.Content>
          {disclaimer !== null && hasResult && (
            <Tabs.Content value="report" padding="0">
              <LinkedReport project={projectOf(linked)} report={{ calculation, disclaimer }} />
            </Tabs.Content>
          )}
        </Tabs.Root>
      )}
    </Box>
  )
}

const isSuccess = (calculation: Calculation | null): calculation is Calculation =>
  calculation?.validation.result === 'Success'

function LinkHead({ linked }: { readonly linked: LinkedProject }) {
  const { name, revision, savedDateUtc, isFixed, expiresDateUtc } = linked
  const [saved, until] = [dayOf(savedDateUtc), dayOf(expiresDateUtc)]
  return (
    <chakra.header
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="1"
      minHeight="header"
      px="4"
      py="2"
      bg="bg"
      borderBottomWidth="1px"
      _print={{ display: 'none' }}
    >
      <Flex as="span" align="center" gap="2" fontWeight="semibold" htmlTranslate="no">
        <ProductMark />
        {PRODUCT}
      </Flex>
      <Heading as="h1" size="md" marginInlineEnd="auto" overflowWrap="anywhere" minWidth="0">
        <bdi translate="no">{name}</bdi>
      </Heading>
      <Text textStyle="xs" color="fg.muted">
        {isFixed
          ? t('link.fixed', { revision: formatNumber(revision), saved, until })
          : t('link.following', { saved, until })}
      </Text>
    </chakra.header>
  )
}

/** In UTC, as on paper. */
const dayOf = (utc: string): string => utc.slice(0, 10)

/** In the form of the pages of a report; the rooms are left out, since nothing of them is calculated for a link. */
function projectOf({ name, fieldValues, structures, revision, savedDateUtc }: LinkedProject): Project {
  return {
    ...{ name, fieldValues, structures, revision },
    projectId: EMPTY_GUID,
    createdDateUtc: null,
    modifiedDateUtc: savedDateUtc,
    isShared: false,
    structuresSummary: structures.map(({ type }) => type),
  }
}
