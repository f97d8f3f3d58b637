import { Box, Flex, Grid, Unit } from '@soundleaf/ui'
import type { LayerBlock } from '../content/layer-blocks'
import { TEXT_WIDTH_PX } from '../sheet/paper'
import { Cell, RowName, Table } from '../sheet/report-table'
import { Chip } from './construction-table'

const GAP_PX = 28
/** What the key and the hatch leave of a block's width. */
const TITLE_PX = (TEXT_WIDTH_PX - GAP_PX) / 2 - 64
/** What a short label leaves of it for words. */
const WORDS_PX = (TEXT_WIDTH_PX - GAP_PX) / 2 - 84

/** The properties of every component with label and unit, in two columns. */
export function LayersPage({ blocks }: { readonly blocks: readonly LayerBlock[] }) {
  return (
    <Grid templateColumns="repeat(2, minmax(0, 1fr))" columnGap={`${GAP_PX}px`} rowGap="5" alignItems="start">
      {blocks.map((block) => (
        <Block key={block.id} block={block} />
      ))}
    </Grid>
  )
}

function Block({ block }: { readonly block: LayerBlock }) {
  return (
    <Box>
      <Flex align="center" gap="2" height="27px" borderBottomWidth="1px" borderColor="fg.muted">
        <Box flex="none" minWidth="3" color="fg.subtle">
          {block.letter}
        </Box>
        <Box flex="none">
          <Chip row={block} />
        </Box>
        <Box fontWeight="semibold" minWidth="0">
          <RowName width_px={TITLE_PX}>{block.title}</RowName>
        </Box>
      </Flex>
      <Table>
        <tbody>
          {block.rows.map(({ key, label, value, unit, isText }) =>
            isText === true ? (
              <tr key={key}>
                {/* One cell: words of the width that is left would take it from the labels above. */}
                <Cell height="27px" colSpan={3}>
                  <Flex justify="space-between">
                    {label}
                    <Box textAlign="right">
                      <RowName width_px={WORDS_PX}>{value}</RowName>
                    </Box>
                  </Flex>
                </Cell>
              </tr>
            ) : (
              <tr key={key}>
                <Cell height="27px">{label}</Cell>
                <Cell height="27px" data-number>
                  {value}
                </Cell>
                <Cell height="27px" width="44px" ps="1.5">
                  <Unit>{unit}</Unit>
                </Cell>
              </tr>
            ),
          )}
        </tbody>
      </Table>
    </Box>
  )
}
