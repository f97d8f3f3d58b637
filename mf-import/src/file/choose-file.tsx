import { formatNumber } from '@soundleaf/texts'
import { Box, Button, Icon, Stack, Text } from '@soundleaf/ui'
import { useRef, useState, type DragEvent } from 'react'
import { t } from '../texts'
import type { Model, ModelState } from './model'

const megabytes = (bytes: number) => formatNumber(bytes / 1e6, 1)

/** The place for a file: dropped or picked, how far it is read, and why it was not. */
export function ChooseFile({ model, state }: { readonly model: Model; readonly state: ModelState }) {
  const { take, close } = model
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined) void take(file)
  }
  return (
    <Box
      as="section"
      aria-label={t('file.title')}
      bg={isOver ? 'accent.subtle' : 'bg'}
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="l3"
      padding={{ base: '6', md: '12' }}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Stack gap="4" align="center" textAlign="center" maxWidth="560px" marginInline="auto">
        <Icon name="open" size={22} color="fg.subtle" strokeWidth={1.1} />
        <Text>{t('file.lead')}</Text>
        <Text textStyle="sm" color="fg.muted">
          {t('file.stays')}
        </Text>
        <input
          ref={picker}
          type="file"
          accept=".ifc,.csv"
          aria-label={t('file.label')}
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file !== undefined) void take(file)
          }}
        />
        {state.kind === 'reading' ? (
          <Reading state={state} onCancel={close} />
        ) : (
          <Button variant="solid" onClick={() => picker.current?.click()}>
            {t('file.choose')}
          </Button>
        )}
        <Box role="alert" textStyle="sm" color="fg.error" whiteSpace="pre-line">
          {state.kind === 'refused' &&
            t(`refusal.${state.refusal}`, { name: state.name, detail: state.detail })}
        </Box>
      </Stack>
    </Box>
  )
}

function Reading({
  state,
  onCancel,
}: {
  state: Extract<ModelState, { kind: 'reading' }>
  onCancel: () => void
}) {
  const { name, read, size } = state
  return (
    <Stack gap="2" align="center" width="100%">
      <progress
        aria-label={t('file.reading', { name })}
        max={size}
        value={read}
        style={{ width: '100%', accentColor: 'var(--accent)' }}
      />
      <Text textStyle="sm" color="fg.muted">
        {t('file.progress', { read: megabytes(read), size: megabytes(size) })}
      </Text>
      <Button onClick={onCancel}>{t('file.cancel')}</Button>
    </Stack>
  )
}
