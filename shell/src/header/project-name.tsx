import { Box, Button, chakra, Icon, IconButton, Input } from '@soundleaf/ui'
import { type FormEvent, type KeyboardEvent, useState } from 'react'

interface ProjectNameProps {
  readonly name: string
  readonly onRename: (name: string) => void
}

/** The project's name; a click edits it. Enter and Save commit, Esc and Cancel restore, a blank name is ignored. */
export function ProjectName({ name, onRename }: ProjectNameProps) {
  const [text, setText] = useState<string | null>(null)
  if (text === null) {
    return (
      <chakra.button
        type="button"
        title="Rename project"
        aria-label={`Rename project ${name}`}
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
      >
        <Box as="span" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
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
    <chakra.form onSubmit={commit} display="flex" alignItems="center" gap="2" minWidth="0">
      <Input
        aria-label="Project name"
        autoFocus
        onFocus={(event) => event.target.select()}
        maxLength={100}
        width="min(320px, 30vw)"
        minWidth="120px"
        fontWeight="semibold"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" size="sm" icon="check">
        Save
      </Button>
      <IconButton icon="close" label="Cancel" keys="Esc" onClick={restore} />
    </chakra.form>
  )
}
