import { useState } from 'react'
import {
  Box,
  Button,
  CheckboxField,
  Icon,
  IconButton,
  type IconName,
  Kbd,
  Link,
  NumberField,
  PasswordField,
  ProductMark,
  SelectField,
  Stack,
  Sub,
  SwitchField,
  TextField,
  Unit,
} from '@soundleaf/ui'
import { ICON_PATHS } from '../../ui/src/icons/icon-paths'
import { Frame } from './frame'

export function Buttons() {
  return (
    <Frame caption="Buttons" p="4" width="520px">
      <Stack gap="3">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Box key={size} display="flex" gap="2" flexWrap="wrap">
            <Button size={size} variant="solid">
              Create project
            </Button>
            <Button size={size} icon="copy">
              Copy data
            </Button>
            <Button size={size} variant="ghost">
              Cancel
            </Button>
            <Button size={size} danger icon="delete">
              Delete
            </Button>
            <Button size={size} disabled>
              Disabled
            </Button>
          </Box>
        ))}
        <Box display="flex" gap="2" alignItems="center">
          <Button variant="solid" disabledReason="Printing comes with the Full licence">
            Print
          </Button>
          <Button icon="print" disabledReason="Printing comes with the Full licence">
            Print
          </Button>
          <IconButton icon="undo" label="Undo" keys="Ctrl+Z" />
          <IconButton icon="redo" label="Redo" keys="Ctrl+Shift+Z" disabled />
          <IconButton icon="menu" label="Menu of Gypsum board" size="xs" />
          <Link href="#controls">Forgot password</Link>
        </Box>
      </Stack>
    </Frame>
  )
}

export function Fields() {
  const [text, setText] = useState('maja.sandberg@example.com')
  const [kind, setKind] = useState<'all' | 'wood'>('all')
  return (
    <>
      <Frame caption="Fields of a form" p="6" width="408px">
        <Stack gap="4">
          <TextField
            size="lg"
            label="Email"
            type="email"
            autoComplete="username"
            value={text}
            onChange={setText}
          />
          <TextField
            size="lg"
            label="Confirm email"
            value="t.nilson@example.com"
            onChange={() => {}}
            error="The emails must match"
          />
          <PasswordField
            size="lg"
            label="Password"
            autoComplete="current-password"
            value="soundleaf-demo"
            onChange={() => {}}
          />
          <TextField
            label="Project name"
            value="Kv. Tallen, IW-08"
            onChange={() => {}}
            note="17 of 100 characters"
          />
          <TextField label="Read-only" readOnly value="Kv. Tallen" onChange={() => {}} />
          <TextField label="Disabled" disabled value="Kv. Tallen" onChange={() => {}} />
          <TextField label="Filter" placeholder="Filter by name or type" value="" onChange={() => {}} />
          <SelectField
            label="Material"
            value={kind}
            onChange={setKind}
            choices={[
              { value: 'all', label: 'All materials' },
              { value: 'wood', label: 'Wood' },
            ]}
          />
        </Stack>
      </Frame>
      <Frame caption="Numbers in a property list" p="4" width="333px">
        <Stack gap="1.5">
          <Num label="Default" unit="mm" value={12.5} />
          <Num label="Focus" unit="mm" value={45} />
          <Num label="Error" unit="MN/m³" value={0} error="Dynamic stiffness is 0 MN/m³. Enter a value." />
          <Num label="Read-only (product)" unit="kg/m³" value={720} readOnly />
          <Num label="Fixed (min = max)" unit="mm" value={450} disabled />
          <Num label="Damping coefficient" value={0.015} />
          <Box pt="3" display="flex" gap="3">
            <Num layout="bare" label="Thickness of A" unit="mm" value={12.5} />
            <Num
              layout="bare"
              label="Thickness of B"
              unit="mm"
              value={70}
              error="Insulation 70 mm does not fit in 45 mm"
            />
          </Box>
          <Box pt="3" display="grid" gridTemplateColumns="1fr 1fr" gap="3">
            <Num layout="stacked" label="Separating area" unit="m²" value={10} />
            <Num layout="stacked" label="Volume" unit="m³" value={35} />
          </Box>
        </Stack>
      </Frame>
    </>
  )
}

function Num(props: Omit<Parameters<typeof NumberField>[0], 'onCommit'>) {
  const [value, setValue] = useState(props.value)
  return (
    <NumberField
      min={0}
      max={1000}
      {...props}
      value={value}
      onCommit={(typed) => setValue(Number(typed.replace(',', '.')) || 0)}
    />
  )
}

export function Choices() {
  const [on, setOn] = useState(true)
  return (
    <Frame caption="Choices" p="4" width="333px">
      <Stack gap="2" alignItems="flex-start">
        <CheckboxField label="I agree to the terms and conditions" checked={on} onChange={setOn} />
        <CheckboxField label="Compare" checked={!on} onChange={(checked) => setOn(!checked)} />
        <CheckboxField
          label="Not accepted"
          checked={false}
          onChange={() => {}}
          error="Accept the terms to go on"
        />
        <CheckboxField label="Scandinavia" disabled checked={false} onChange={() => {}} />
        <CheckboxField label="UK" disabled checked onChange={() => {}} />
        <SwitchField label="Autosave" checked={on} onChange={setOn} />
        <SwitchField label="Only me" checked={!on} onChange={(checked) => setOn(!checked)} />
        <SwitchField label="Disabled" disabled checked={false} onChange={() => {}} />
      </Stack>
    </Frame>
  )
}

export function Words() {
  return (
    <Frame caption="Words" p="4" width="333px">
      <Stack gap="2">
        <Box display="flex" gap="2" alignItems="center" fontWeight="semibold">
          <ProductMark /> Soundleaf
        </Box>
        <Box textStyle="xs" color="fg.muted">
          <Sub>R_w (C; C_tr)</Sub>
        </Box>
        <Box textStyle="4xl" fontWeight="semibold" letterSpacing="-0.015em">
          65{' '}
          <Box as="span" fontSize="xl" fontWeight="normal" color="fg.muted">
            (−3; −7)
          </Box>{' '}
          <Unit fontSize="md">dB</Unit>
        </Box>
        <Box>
          <Sub>{'D_nT,w + C_50–3150 and L′_nT,w + C_{I,50–2500}'}</Sub>
        </Box>
        <Box textStyle="xs">
          <Kbd>?</Kbd> Keyboard
        </Box>
      </Stack>
    </Frame>
  )
}

export function Icons() {
  return (
    <Frame caption="Icons" p="4" width="520px" display="grid" gridTemplateColumns="repeat(5, 1fr)" gap="3">
      {Object.keys(ICON_PATHS).map((name) => (
        <Box key={name} display="flex" gap="2" alignItems="center" textStyle="2xs" color="fg.muted">
          <Icon name={name as IconName} color="fg" />
          {name}
        </Box>
      ))}
    </Frame>
  )
}
