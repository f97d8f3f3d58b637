import { fieldIn, formatQuantity, numberIn, readQuantity } from '@soundleaf/texts'
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
    const number = text.trim() === '' ? null : readQuantity(text, 'mm')
    const isWrong =
      text.trim() !== '' && (number === null || number < THICKNESS_MM.min || number > THICKNESS_MM.max)
    setError(
      isWrong
        ? t('review.thicknessRange', {
            material,
            min: numberIn('mm', THICKNESS_MM.min),
            max: formatQuantity(THICKNESS_MM.max, 'mm'),
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
        {...fieldIn('mm')}
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
