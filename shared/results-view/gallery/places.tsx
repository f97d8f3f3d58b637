import { Button, MessagePlace, SkeletonRows, Spinner, Stack, Sub } from '@soundleaf/ui'
import { VerdictPlace } from '../src'
import { Frame } from './frame'

export function Verdicts() {
  return (
    <Frame caption="Verdicts" p="4" width="500px">
      <Stack gap="1">
        <VerdictPlace
          kind="ok"
          word="Met"
          aside="margin 6 dB"
          source="Dwelling to dwelling, class C, SS 25267 · no flanking"
        >
          <Sub>{'D_nT,w + C_50–3150'}</Sub> = <b>58</b> dB, required ≥ 52 dB
        </VerdictPlace>
        <VerdictPlace kind="near" word="Met, within uncertainty" aside="margin 1 dB">
          56 dB
        </VerdictPlace>
        <VerdictPlace kind="bad" word="Missed by 3" aside="−3 dB">
          59 dB
        </VerdictPlace>
        <VerdictPlace kind="none">Choose a requirement and the calculation starts.</VerdictPlace>
      </Stack>
    </Frame>
  )
}

export function Places() {
  return (
    <>
      <Frame caption="Failed" width="333px" height="260px">
        <MessagePlace
          icon="failed"
          failed
          title="Results did not load"
          text="The construction is not affected and is still saved. Tried 3 times, last at 14:05."
          actions={
            <>
              <Button variant="solid">Try again</Button>
              <Button variant="ghost">Copy details</Button>
            </>
          }
        />
      </Frame>
      <Frame caption="Empty" width="333px" height="260px">
        <MessagePlace
          icon="open"
          title="No saved projects yet"
          text="Choose a structure type, give it a name, and it appears here after the first save."
        />
      </Frame>
      <Frame caption="Loading" width="333px" height="260px">
        <SkeletonRows />
        <Spinner m="4" role="status" aria-label="Calculating" />
      </Frame>
    </>
  )
}
