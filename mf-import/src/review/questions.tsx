import { LININGS, STUDS, type Agreeable, type Question, type TypeAnswers } from '@soundleaf/ifc'
import { Box, Button, Flex, SelectField, Stack } from '@soundleaf/ui'
import { useRef } from 'react'
import { t } from '../texts'
import { questionText } from '../types/words'

interface QuestionsProps {
  readonly questions: readonly Question[]
  readonly answers: TypeAnswers
  readonly onAnswer: (part: Partial<TypeAnswers>) => void
}

const AGREEABLE: readonly Agreeable[] = ['order', 'estimated', 'stiffness', 'ceilingTile']
const isAgreeable = (code: string): code is Agreeable => AGREEABLE.some((one) => one === code)

/** What the file does not say, each with the answer that is assumed until another is given. */
export function Questions({ questions, answers, onAnswer }: QuestionsProps) {
  const place = useRef<HTMLDivElement>(null)
  const agree = (code: Agreeable) => {
    onAnswer({ agreed: [...answers.agreed, code] })
    // The button that was pressed goes with its question.
    place.current?.focus()
  }
  const asked = (code: Question['code']) => questions.some((question) => question.code === code)
  return (
    <Stack ref={place} tabIndex={-1} gap="3" outline="none">
      {(asked('studsFilled') || answers.isFilled !== null) && (
        <SelectField
          label={t('question.studsFilled')}
          value={answers.isFilled === null ? '' : answers.isFilled ? 'yes' : 'no'}
          choices={(['', 'yes', 'no'] as const).map((value) => ({
            value,
            label: t(`filled.${value || 'assumed'}`),
          }))}
          onChange={(value) => onAnswer({ isFilled: value === '' ? null : value === 'yes' })}
        />
      )}
      {(asked('whichStuds') || answers.studs !== null) && (
        <SelectField
          label={t('question.whichStuds')}
          value={answers.studs ?? ''}
          choices={(['', ...STUDS] as const).map((value) => ({
            value,
            label: t(`studs.${value || 'assumed'}`),
          }))}
          onChange={(value) => onAnswer({ studs: value === '' ? null : value })}
        />
      )}
      {(asked('lining') || answers.lining !== null) && (
        <SelectField
          label={t('question.lining')}
          value={answers.lining ?? ''}
          choices={(['', ...LININGS] as const).map((value) => ({
            value,
            label: t(`lining.${value || 'assumed'}`),
          }))}
          onChange={(value) => onAnswer({ lining: value === '' ? null : value })}
        />
      )}
      {questions.map((question) => {
        const { code } = question
        if (code === 'studsFilled' || code === 'whichStuds' || code === 'lining') return null
        return (
          <Flex key={questionText(question)} gap="3" align="center" wrap="wrap">
            <Box textStyle="sm" flex="1" minWidth="200px">
              {questionText(question)}
            </Box>
            {isAgreeable(code) && (
              <Button size="sm" onClick={() => agree(code)}>
                {t('review.agree')}
              </Button>
            )}
          </Flex>
        )
      })}
    </Stack>
  )
}
