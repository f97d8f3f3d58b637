import { LANGUAGES, languageInUse, languageName, languageOf, type Language } from '@soundleaf/texts'
import { Box, Button, Flex, Select } from '@soundleaf/ui'
import { PAPERS, type Paper } from '../sheet/paper'
import { t } from '../texts'
import type { documentChoices, ReportDocument } from './report-document'

interface ReportBarProps {
  readonly document: ReportDocument
  readonly documents: ReturnType<typeof documentChoices>
  readonly onDocument: (document: ReportDocument) => void
  readonly paper: Paper
  readonly pageCount: number | null
  /** Why the report cannot be printed now; undefined when it can. */
  readonly refusal: string | undefined
  readonly onBack: () => void
  readonly onPaper: (paper: Paper) => void
  /** The report in another language; undefined where the shell speaks one only. */
  readonly onLanguage: ((language: Language) => void) | undefined
  readonly onPrint: () => void
}

/** The bar above the pages. Not printed. */
export function ReportBar(props: ReportBarProps) {
  const { document, documents, onDocument, paper, pageCount, refusal } = props
  const { onBack, onPaper, onLanguage, onPrint } = props
  return (
    <Flex
      align="center"
      gap="3"
      minHeight="header"
      px="4"
      py={{ base: '2', sm: '0' }}
      wrap="wrap"
      bg="bg"
      borderBottomWidth="1px"
      position="sticky"
      top="0"
      zIndex="header"
      _print={{ display: 'none' }}
    >
      <Button variant="ghost" icon="back" onClick={onBack}>
        {t('bar.back')}
      </Button>
      <Box flex={{ base: 'none', sm: '1' }} textAlign="end" textStyle="xs" color="fg.muted">
        {pageCount !== null && t('bar.pages', { count: pageCount })}
      </Box>
      <Box width="160px">
        <Select aria-label={t('bar.document')} value={document} choices={documents} onChange={onDocument} />
      </Box>
      <Box width="110px">
        <Select
          aria-label={t('bar.paper')}
          value={paper.name}
          choices={PAPERS.map(({ name }) => ({ value: name, label: t(`paper.${name}`) }))}
          onChange={(chosen) => onPaper(PAPERS.find(({ name }) => name === chosen) ?? paper)}
        />
      </Box>
      {onLanguage !== undefined && (
        <Box width="150px">
          <Select
            aria-label={t('bar.language')}
            value={languageOf(languageInUse()) ?? 'en'}
            choices={LANGUAGES.map((value) => ({
              value,
              label: languageName(value),
              translate: 'no' as const,
            }))}
            onChange={onLanguage}
          />
        </Box>
      )}
      <Button variant="solid" icon="print" disabledReason={refusal} onClick={onPrint}>
        {t('bar.print')}
      </Button>
    </Flex>
  )
}
