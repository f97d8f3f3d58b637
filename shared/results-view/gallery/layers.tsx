import { useState } from 'react'
import {
  ask,
  Box,
  Button,
  DrawerPanel,
  Icon,
  IconButton,
  Menu,
  MessageDialog,
  Portal,
  Table,
  Tabs,
  toast,
} from '@soundleaf/ui'
import { Frame } from './frame'

export function Layers() {
  const [open, setOpen] = useState(false)
  return (
    <Frame caption="What lies above" p="4" width="520px" display="flex" flexWrap="wrap" gap="2">
      <Button onClick={() => toast({ kind: 'success', text: 'The project was autosaved' })}>Success</Button>
      <Button
        onClick={() =>
          toast({
            kind: 'error',
            text: 'Invalid input. Please enter a valid number, or a number between the min and max',
          })
        }
      >
        Error
      </Button>
      <Button
        onClick={() =>
          toast({
            kind: 'info',
            text: 'Check your inbox for a password reset link, please also check your spam-folder',
            duration_ms: 10_000,
          })
        }
      >
        Note
      </Button>
      <Button
        onClick={() =>
          void ask({
            title: 'Save the project first?',
            text: 'IW-07 has changes from the last 3 minutes.',
            actions: [
              { id: 'cancel', label: 'Cancel', kind: 'cancel' },
              { id: 'no', label: 'No' },
              { id: 'yes', label: 'Yes', kind: 'primary' },
            ],
          })
        }
      >
        Question
      </Button>
      <Button
        onClick={() =>
          void ask({
            title: 'Comparison curve name',
            input: { label: 'Add a name for your comparison curve', initial: 'Single frame 95' },
            actions: [
              { id: 'cancel', label: 'Cancel', kind: 'cancel' },
              { id: 'add', label: 'Add', kind: 'primary' },
            ],
          })
        }
      >
        Prompt
      </Button>
      <Button
        onClick={() =>
          void ask({
            title: 'Delete project',
            text: 'IW-07 is deleted for you and your team. It cannot be brought back.',
            actions: [
              { id: 'cancel', label: 'Cancel', kind: 'cancel' },
              { id: 'delete', label: 'Delete project', kind: 'danger' },
            ],
          })
        }
      >
        Deletion
      </Button>
      <Button onClick={() => setOpen(true)}>Message</Button>
      <LayerMenu />
      {open && (
        <MessageDialog
          title="Network Error"
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button variant="ghost" onClick={() => setOpen(false)}>
                Close
              </Button>
              <Button variant="solid" onClick={() => setOpen(false)} data-autofocus>
                Try again
              </Button>
            </>
          }
        >
          <Box color="fg.muted">The server could not be reached. Your connection seems unstable.</Box>
        </MessageDialog>
      )}
    </Frame>
  )
}

function LayerMenu() {
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <IconButton icon="menu" label="Menu of Gypsum board" />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="properties">
              Properties <Menu.ItemCommand>Enter</Menu.ItemCommand>
            </Menu.Item>
            <Menu.Item value="left">
              Move left <Menu.ItemCommand>Alt ←</Menu.ItemCommand>
            </Menu.Item>
            <Menu.Item value="right" disabled>
              Move right <Menu.ItemCommand>Alt →</Menu.ItemCommand>
            </Menu.Item>
            <Menu.Separator />
            <Menu.Item value="delete" data-danger>
              Delete <Menu.ItemCommand>Del</Menu.ItemCommand>
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

export function Lists() {
  return (
    <Frame caption="Tabs and table" width="760px">
      <Tabs.Root defaultValue="mine">
        <Tabs.List px="4">
          <Tabs.Trigger value="mine">Open saved projects</Tabs.Trigger>
          <Tabs.Trigger value="team">Team projects</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="mine">
          <Table.Root interactive>
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>Name</Table.ColumnHeader>
                <Table.ColumnHeader>Created, UTC</Table.ColumnHeader>
                <Table.ColumnHeader aria-sort="descending">
                  Modified, UTC{' '}
                  <Icon name="sort-descending" size={12} display="inline-block" verticalAlign="-2px" />
                </Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {[
                'Kv. Tallen, IW-07 lägenhetsskiljande',
                'Riverside Mews, party wall PW-2',
                'Hotell Strand',
              ].map((name, row) => (
                <Table.Row key={name} data-selected={row === 0 ? '' : undefined}>
                  <Table.Cell>{name}</Table.Cell>
                  <Table.Cell color="fg.muted">2026-09-14 08:12</Table.Cell>
                  <Table.Cell>2026-11-27 14:02</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Tabs.Content>
        <Tabs.Content value="team" p="4">
          Nothing shared yet.
        </Tabs.Content>
      </Tabs.Root>
    </Frame>
  )
}

export function Drawers() {
  return (
    <Box display="flex" position="relative" height="420px" width="100%" borderWidth="1px">
      <DrawerPanel
        side="left"
        name="Construction"
        storageKey="gallery-left"
        besideFrom_px={1300}
        aside="5 components"
      >
        <Box p="4">The list of components.</Box>
      </DrawerPanel>
      <Box flex="1" bg="bg.paper" />
      <DrawerPanel
        side="right"
        name="Results"
        storageKey="gallery-right"
        besideFrom_px={1080}
        aside="Calculated 14:02"
        onStrip="Rw 65 (−3; −7) dB"
      >
        <Box p="5">The results.</Box>
      </DrawerPanel>
    </Box>
  )
}
