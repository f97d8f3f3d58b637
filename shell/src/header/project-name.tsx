import { cutText } from '@soundleaf/texts'
import { Box, Button, chakra, Icon, IconButton, Input } from '@soundleaf/ui'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { LONGEST_NAME } from '../longest-name'
import { t } from '../texts'
import { ROW_OF_ITS_OWN } from './narrow'

interface ProjectNameProps {
  readonly name: string
  readonly onRename: (name: string) => void
}

/** The project's name; a click edits it. Enter and Save commit, Esc and Cancel restore, a blank name is ignored. */
export function ProjectName({ name, onRename }: ProjectNameProps) {
  const [text, setText] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const isEditing = text !== null
  useEffect(() => {
    // The field is gone: the focus returns to the button that opened it.
    if (!isEditing && wasEditing.current) button.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  if (text === null) {
    return (
      <chakra.button
        ref={button}
        type="button"
        title={t('name.rename')}
        aria-label={t('name.renameThis', { name })}
        onClick={() => setText(name)}
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        height="8"
        px="2"
        mx="-2"
        minWidth="0"
        borderRadius="l1"
        fontWeight="semibold"
        cursor="text"
        _hover={{ bg: 'bg.muted' }}
        css={ROW_OF_ITS_OWN.withAccount}
      >
        <Box as="span" htmlTranslate="no" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          {name}
        </Box>
        <Icon name="rename" size={14} color="fg.subtle" />
      </chakra.button>
    )
  }

  const restore = () => setText(null)
  const commit = (event: FormEvent) => {
    event.preventDefault()
    restore()
    if (text.trim() !== '') onRename(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') restore()
  }
  return (
    <chakra.form
      onSubmit={commit}
      display="flex"
      alignItems="center"
      gap="2"
      minWidth="0"
      css={ROW_OF_ITS_OWN.whole}
    >
      <Input
        aria-label={t('name.field')}
        autoFocus
        onFocus={(event) => event.target.select()}
        width="420px"
        minWidth="120px"
        flexShrink={1}
        fontWeight="semibold"
        value={text}
        onChange={(event) => setText(cutText(event.target.value, LONGEST_NAME))}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" size="sm" icon="check">
        {t('name.save')}
      </Button>
      <IconButton icon="close" label={t('cancel')} keys="Esc" onClick={restore} />
    </chakra.form>
  )
}
