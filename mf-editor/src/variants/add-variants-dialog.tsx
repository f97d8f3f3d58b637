import { orientation } from '@soundleaf/construction'
import { MAX_VARIANTS, variantsOf, type Project, type ProjectList, type Variant } from '@soundleaf/contracts'
import { type Read, useRead } from '@soundleaf/federation'
import { failureText } from '@soundleaf/messages/failures'
import { cutText } from '@soundleaf/texts'
import {
  Box,
  Button,
  CheckboxField,
  Flex,
  MessageDialog,
  SkeletonRows,
  Stack,
  Text,
  TextField,
} from '@soundleaf/ui'
import { useState, type ReactNode } from 'react'
import type { OpenDocument } from '../document/open-document'
import { added, LONGEST_VARIANT_NAME } from '../document/variants'
import { useEditor } from '../editor-context'
import { t } from '../texts/variants'

interface AddVariantsDialogProps {
  readonly document: OpenDocument
  readonly onClose: () => void
}

/** Takes constructions of another project over as variants of this one; walls join walls, floors join floors. */
export default function AddVariantsDialog({ document, onClose }: AddVariantsDialogProps) {
  const { host, store } = useEditor()
  const [search, setSearch] = useState('')
  const [projectId, setProjectId] = useState<string | null>(null)
  const [chosen, setChosen] = useState<readonly Variant[]>([])
  const room = MAX_VARIANTS - document.variants.others.length - 1

  function add(): void {
    const isAdded = store.changeVariants(added(chosen, () => crypto.randomUUID()))
    if (!isAdded) return host.toast({ kind: 'error', text: t('variant.unreadable') })
    onClose()
  }

  return (
    <MessageDialog
      title={t('add.title')}
      size="md"
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('variant.cancel')}
          </Button>
          <Button
            variant="solid"
            disabledReason={
              chosen.length === 0
                ? t('add.chooseFirst')
                : chosen.length > room
                  ? t('variant.full', { max: String(MAX_VARIANTS) })
                  : undefined
            }
            onClick={add}
          >
            {t('add.add', { count: chosen.length })}
          </Button>
        </>
      }
    >
      {projectId === null ? (
        <>
          <TextField
            type="search"
            label={t('add.search')}
            value={search}
            maxLength={100}
            onChange={setSearch}
          />
          <Projects document={document} search={search} onChoose={setProjectId} />
        </>
      ) : (
        <>
          <Button
            size="sm"
            variant="ghost"
            icon="back"
            justifySelf="start"
            onClick={() => {
              setProjectId(null)
              setChosen([])
            }}
          >
            {t('add.back')}
          </Button>
          <VariantsOfProject projectId={projectId} chosen={chosen} onChoose={setChosen} />
        </>
      )}
    </MessageDialog>
  )
}

interface ProjectsProps {
  readonly document: OpenDocument
  readonly search: string
  readonly onChoose: (projectId: string) => void
}

function Projects({ document, search, onChoose }: ProjectsProps) {
  const { host } = useEditor()
  const filter = search.trim()
  const query = filter === '' ? {} : { filter }
  const read = useRead<ProjectList>(filter, (signal) =>
    host.api.call('listProjects', { query }, { signal, reports: 'nothing' }),
  )
  const kind = orientation(document.history.present.type)
  return (
    <ReadPlace read={read}>
      {({ projects }) => {
        const others = projects.filter((one) => one.projectId !== document.projectId)
        const fitting = others.filter(({ structuresSummary: [type] }) => type && orientation(type) === kind)
        const left = others.length - fitting.length
        return (
          <>
            <Stack as="ul" gap="0" listStyleType="none" maxHeight="280px" overflowY="auto">
              {fitting.map((one) => (
                <li key={one.projectId}>
                  <Button
                    variant="ghost"
                    width="full"
                    justifyContent="start"
                    onClick={() => onChoose(one.projectId)}
                  >
                    <Box as="bdi" truncate htmlTranslate="no">
                      {one.name}
                    </Box>
                  </Button>
                </li>
              ))}
            </Stack>
            {fitting.length === 0 && <Text color="fg.muted">{t('add.none')}</Text>}
            {left > 0 && (
              <Text textStyle="xs" color="fg.muted">
                {t(`add.left.${kind}`, { count: left })}
              </Text>
            )}
          </>
        )
      }}
    </ReadPlace>
  )
}

interface VariantsOfProjectProps {
  readonly projectId: string
  readonly chosen: readonly Variant[]
  readonly onChoose: (chosen: readonly Variant[]) => void
}

function VariantsOfProject({ projectId, chosen, onChoose }: VariantsOfProjectProps) {
  const { host } = useEditor()
  const read = useRead<readonly Variant[]>(projectId, async (signal) => {
    const answer = await host.api.call(
      'getProject',
      { params: { id: projectId } },
      { signal, reports: 'nothing' },
    )
    return answer.ok ? { ok: true, value: namedVariants(answer.value) } : answer
  })
  return (
    <ReadPlace read={read}>
      {(variants) => (
        <Stack gap="2" role="group" aria-label={t('add.variants')}>
          {variants.map((variant) => (
            <CheckboxField
              key={variant.structure.structureId}
              label={<bdi translate="no">{variant.name}</bdi>}
              checked={chosen.includes(variant)}
              onChange={(isChosen) =>
                onChoose(isChosen ? [...chosen, variant] : chosen.filter((one) => one !== variant))
              }
            />
          ))}
        </Stack>
      )}
    </ReadPlace>
  )
}

/** What they are called here: by their project, and by their own names where it has several. */
function namedVariants(project: Project): readonly Variant[] {
  const hasSeveral = (project.variants?.others.length ?? 0) > 0
  return variantsOf(project, project.name).map(({ name, structure }) => ({
    name: cutText(
      hasSeveral ? t('add.name', { project: project.name, name }) : project.name,
      LONGEST_VARIANT_NAME,
    ),
    structure,
  }))
}

interface ReadPlaceProps<Value> {
  readonly read: Read<Value>
  readonly children: (value: Value) => ReactNode
}

/** What is read, or how it stands with it. */
function ReadPlace<Value>({ read, children }: ReadPlaceProps<Value>) {
  const { state, retry } = read
  switch (state.kind) {
    case 'loading':
      return <SkeletonRows rows={3} />
    case 'failed':
      return (
        <Flex role="alert" gap="2" align="center" wrap="wrap" color="fg.error">
          {failureText(state.failure)}
          <Button size="sm" onClick={retry}>
            {t('add.again')}
          </Button>
        </Flex>
      )
    case 'ready':
      return children(state.value)
  }
}
