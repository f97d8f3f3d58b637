import { GENERIC_MANUFACTURER_NAME, type Product } from '@soundleaf/contracts'
import { lazyView, useRead, type ViewProps } from '@soundleaf/federation'
import { Box, Button, Heading, MessagePlace, SkeletonRows } from '@soundleaf/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ChooseFile } from './file/choose-file'
import { createModel } from './file/model'
import { startWorker, type StartReader } from './file/model-reader'
import { useMaterials } from './materials/use-materials'
import { t } from './texts'

/** What shows a model is fetched with the first one. */
const ModelView = lazyView(async () => ({ default: (await import('./model-view')).ModelView }))

export const ImportPage = (props: ViewProps<'import'>) => <Import {...props} start={startWorker} />

type ImportProps = Pick<ViewProps<'import'>, 'host'> & {
  /** Begins what reads a file. */
  readonly start: StartReader
}

/** From a model's file to projects of its walls and floors, and their ratings back into a copy of the file. */
export function Import({ host, start }: ImportProps) {
  const [model] = useState(() => createModel(start))
  const state = useSyncExternalStore(model.subscribe, model.state)
  useEffect(() => () => model.close(), [model])
  const reports = 'network'
  const products = useRead('all', (signal) => host.api.call('listProducts', {}, { signal, reports }))
  const makers = useRead('all', (signal) => host.api.call('listManufacturers', {}, { signal, reports }))
  const materials = useMaterials(host)
  const isFailed = products.state.kind === 'failed' || makers.state.kind === 'failed' || materials.isFailed
  if (isFailed)
    return (
      <MessagePlace
        failed
        icon="failed"
        level={1}
        title={t('page.failed')}
        text={t('page.failedText')}
        actions={
          <Button
            onClick={() => {
              for (const read of [products, makers]) if (read.state.kind === 'failed') read.retry()
              if (materials.isFailed) materials.retry()
            }}
          >
            {t('page.retry')}
          </Button>
        }
      />
    )
  const all = products.state.kind === 'ready' ? products.state.value : null
  const generic =
    makers.state.kind === 'ready' ? makers.state.value.find(isGeneric)?.manufacturerId : undefined
  return (
    <Box padding={{ base: '16px', md: '24px' }} maxWidth="1440px" marginInline="auto">
      <Heading as="h1" marginBottom="4">
        {t('title')}
      </Heading>
      {state.kind !== 'ready' ? (
        <ChooseFile model={model} state={state} />
      ) : all === null || makers.state.kind !== 'ready' || materials.list === null ? (
        <SkeletonRows rows={12} />
      ) : (
        <ModelView
          key={state.model.fileHash}
          host={host}
          file={state}
          products={all}
          genericProducts={all.filter((product: Product) => product.manufacturerId === generic)}
          known={materials.list}
          onSay={materials.say}
          onClose={model.close}
          write={model.write}
        />
      )}
    </Box>
  )
}

const isGeneric = ({ name }: { readonly name: string }) => name === GENERIC_MANUFACTURER_NAME
