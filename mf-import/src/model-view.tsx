import type { MaterialMeaningList, Product, RemoteHost } from '@soundleaf/contracts'
import { catalogueOf } from '@soundleaf/ifc'
import { Box, Grid } from '@soundleaf/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReadModel } from './file/messages'
import type { Model } from './file/model'
import { MakeBar } from './make/make-bar'
import { useMaking } from './make/use-making'
import { knownMaterials } from './materials/known-materials'
import { MaterialTable } from './materials/material-table'
import type { Materials } from './materials/use-materials'
import { ReviewCard } from './review/review-card'
import { ModelFacts } from './types/model-facts'
import { t } from './texts'
import { createReviewer, NOTHING_SAID, withMaterial, type Answers } from './types/reviews'
import { TypeTable } from './types/type-table'
import { WriteBackCard } from './write-back/write-back-card'

interface ModelViewProps {
  readonly host: RemoteHost<'import'>
  readonly file: { readonly name: string; readonly size: number; readonly model: ReadModel }
  readonly products: readonly Product[]
  readonly genericProducts: readonly Product[]
  /** What is known of materials before anything is said of this file. */
  readonly known: MaterialMeaningList
  readonly onSay: Materials['say']
  readonly onClose: () => void
  readonly write: Model['write']
}

/** A hundred types take a moment: some are reviewed at a time, and the page answers in between. */
const BATCH = 20

/** A model that is read: its types, the review of one, the projects that are made, and the way back. */
export function ModelView(props: ModelViewProps) {
  const { host, file, products, genericProducts, onSay, onClose, write } = props
  const [known] = useState(() => knownMaterials(props.known, products))
  const [answers, setAnswers] = useState<Answers>(() => ({
    ...NOTHING_SAID,
    materials: new Map([...known].map(([material, { answer }]) => [material, answer])),
  }))
  const [isRemembering, setRemembering] = useState(true)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [selectedKey, setSelectedKey] = useState<string | null>(null)
  const making = useMaking(host)
  const table = useRef<HTMLDivElement>(null)
  const reviewAll = useMemo(
    () => createReviewer(file.model.types, catalogueOf(genericProducts)),
    [file.model, genericProducts],
  )
  const all = file.model.types.length
  const [count, setCount] = useState(BATCH)
  useEffect(() => {
    if (count >= all) return
    const next = setTimeout(() => setCount(count + BATCH))
    return () => clearTimeout(next)
  }, [count, all])
  const rows = useMemo(() => reviewAll(answers, count), [reviewAll, answers, count])
  /** A table of types has no elements to write into. */
  const isWritable = file.model.types.some(({ elements }) => elements.length > 0)
  const selected = rows.find(({ type }) => type.key === selectedKey)

  function choose(keys: readonly string[], isChosen: boolean): void {
    const next = new Set(chosen)
    for (const key of keys) {
      if (isChosen) next.add(key)
      else next.delete(key)
    }
    setChosen(next)
  }
  function answer(next: Answers): void {
    if (isRemembering) {
      const materials = new Set([...answers.materials.keys(), ...next.materials.keys()])
      for (const material of materials) {
        const said = next.materials.get(material)
        if (said !== answers.materials.get(material)) onSay(material, said ?? null)
      }
    }
    setAnswers(next)
  }

  /** What was said of types goes with the file only when the person says so; that of materials is remembered. */
  async function close(): Promise<void> {
    const said = [...answers.types.keys(), ...answers.stacks.keys()]
    if (said.some((key) => !making.made.has(key))) {
      const { action } = await host.ask({
        title: t('facts.leaveTitle'),
        text: t('facts.leaveText'),
        actions: [
          { id: 'stay', label: t('facts.stay'), kind: 'cancel' },
          { id: 'leave', label: t('facts.leave'), kind: 'danger' },
        ],
      })
      if (action !== 'leave') return
    }
    onClose()
  }

  /** A colleague's word stands until the person says something else. */
  function ownerOf(material: string): string | null {
    const said = known.get(material)
    return said !== undefined && said.answer === answers.materials.get(material) ? said.owner : null
  }

  return (
    <>
      <ModelFacts {...file} onClose={() => void close()} />
      <Grid
        templateColumns={
          selected === undefined
            ? 'minmax(0, 1fr)'
            : { base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(440px, 2fr)' }
        }
        gap="4"
        alignItems="start"
      >
        <Box ref={table} minWidth="0">
          <TypeTable
            fileName={file.name}
            rows={rows}
            chosen={chosen}
            selectedKey={selectedKey}
            onChoose={choose}
            onSelect={setSelectedKey}
          />
          <MakeBar
            host={host}
            rows={rows.filter(({ type, review }) => chosen.has(type.key) && review.construction !== null)}
            making={making}
            isRemembering={isRemembering}
            onRemembering={setRemembering}
            onMake={(wanted) => void making.make(wanted, file)}
          />
        </Box>
        {selected !== undefined && (
          <Box order={{ base: -1, xl: 0 }} minWidth="0">
            <ReviewCard
              key={selected.type.key}
              row={selected}
              others={rows.filter(({ type }) => type.key !== selected.type.key)}
              products={products}
              answers={answers}
              ownerOf={ownerOf}
              onAnswers={answer}
              onClose={() => {
                // Back to the type in the table, for the card goes with its button.
                table.current?.querySelector<HTMLElement>('button[aria-pressed=true]')?.focus()
                setSelectedKey(null)
              }}
            />
          </Box>
        )}
      </Grid>
      <MaterialTable
        types={file.model.types}
        products={products}
        answers={answers.materials}
        ownerOf={ownerOf}
        onMaterial={(material, said) => answer(withMaterial(answers, material, said))}
      />
      {isWritable && (
        <WriteBackCard
          host={host}
          rows={rows}
          file={file}
          known={
            new Map(
              [...making.made].flatMap(([key, made]) => ('projectId' in made ? [[key, made.projectId]] : [])),
            )
          }
          write={write}
        />
      )}
    </>
  )
}
