import { chakra, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface RadioCardsProps<Value extends string> {
  readonly legend: string
  /** Where the place says it already. */
  readonly isLegendHidden?: boolean
  readonly name: string
  readonly value: Value | null
  /** What each card shows is its accessible name too. */
  readonly options: readonly { readonly value: Value; readonly content: ReactNode }[]
  readonly onChange: (value: Value) => void
  /** `rows` one under the other with the radio beside the text; `tiles` side by side, each a picture and its name. */
  readonly look: 'rows' | 'tiles'
}

/** One of a few, each with room to say or show what it is. The arrow keys walk them. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, isLegendHidden, name, value, options, onChange, look } = props
  const heading = (
    <chakra.legend textStyle="xs" color="fg.muted" marginBottom="2">
      {legend}
    </chakra.legend>
  )
  return (
    <chakra.fieldset containerType={look === 'tiles' ? 'inline-size' : undefined}>
      {isLegendHidden ? <VisuallyHidden asChild>{heading}</VisuallyHidden> : heading}
      <chakra.div display="grid" gap="2" css={look === 'tiles' ? TILE_COLUMNS : undefined}>
        {options.map((option) => (
          <chakra.label key={option.value} css={{ ...CARD, ...LOOKS[look] }}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.content}
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}

/** As many tiles of at least 160 px beside each other as there is room for, and four at most: eight make two rows. */
const TILE_COLUMNS = {
  '@container (min-width: 328px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@container (min-width: 496px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@container (min-width: 664px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
} as const

const CARD = {
  position: 'relative',
  borderWidth: '1px',
  borderColor: 'border',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle' },
  '&:has(:checked)': { borderColor: 'accent.solid', boxShadow: 'inset 0 0 0 1px var(--accent)' },
  '&:has(:focus-visible)': { outline: '2px solid var(--accent)', outlineOffset: '2px' },
  '& input:focus-visible': { outline: 'none' },
  '@media (forced-colors: active)': {
    '&:has(:checked)': { borderColor: 'Highlight', outline: '2px solid Highlight' },
  },
} as const

const LOOKS = {
  rows: {
    display: 'flex',
    gap: '3',
    alignItems: 'start',
    paddingBlock: '3',
    paddingInline: '4',
    borderRadius: 'l1',
    textStyle: 'sm',
    '& input': {
      accentColor: 'var(--accent)',
      width: '16px',
      height: '16px',
      marginTop: '2px',
      flexShrink: 0,
    },
  },
  tiles: {
    display: 'grid',
    gridTemplateRows: '88px auto',
    gap: '2',
    padding: '2',
    borderRadius: 'l3',
    textStyle: 'xs',
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' },
    '&:has(:checked)': { ...CARD['&:has(:checked)'], color: 'accent.fg', fontWeight: 'semibold' },
  },
} as const
