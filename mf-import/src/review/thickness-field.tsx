import { readNumber } from '@soundleaf/construction'
import { formatNumber } from '@soundleaf/texts'
import { Box, NumberField } from '@soundleaf/ui'
import { useState } from 'react'
import { t } from '../texts'

interface ThicknessFieldProps {
  readonly material: string
  readonly value: number | null
  readonly onValue: (thickness_mm: number | null) => void
}

const THICKNESS_MM = { min: 0, max: 5000 }

/** A thickness that the file does not give. */
export function ThicknessField({ material, value, onValue }: ThicknessFieldProps) {
  const [error, setError] = useState<string | undefined>(undefined)
  function commit(text: string): void {
    const number = text.trim() === '' ? null : readNumber(text.replace(/mm\s*$/, ''))
    const isWrong =
      text.trim() !== '' && (number === null || number < THICKNESS_MM.min || number > THICKNESS_MM.max)
    setError(
      isWrong
        ? t('review.thicknessRange', {
            material,
            min: formatNumber(THICKNESS_MM.min),
            max: formatNumber(THICKNESS_MM.max),
          })
        : undefined,
    )
    if (!isWrong) onValue(number)
  }
  return (
    <>
      <NumberField
        layout="bare"
        label={t('review.thickness', { material })}
        unit="mm"
        decimals={1}
        {...THICKNESS_MM}
        value={value}
        error={error}
        onCommit={commit}
      />
      {error !== undefined && (
        <Box textStyle="xs" color="fg.error">
          {error}
        </Box>
      )}
    </>
  )
}
