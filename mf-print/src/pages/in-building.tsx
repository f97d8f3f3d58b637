import { orientation, type Construction } from '@soundleaf/construction'
import type { Outcome, OutsideAnswer, Project, RoomsAnswer } from '@soundleaf/contracts'
import { OutsidePage } from './outside-page'
import { RoomsPage } from './rooms-page'

interface InBuildingProps {
  readonly project: Project
  readonly rooms: Outcome<RoomsAnswer> | null
  readonly outside: Outcome<OutsideAnswer> | null
  readonly construction: Construction
}

/** What the project asks for in the building: what passes between its rooms, or comes in from outside. */
export function InBuilding({ project, rooms, outside, construction }: InBuildingProps) {
  const described = project.rooms
  if (described === undefined) return null
  if (described.outside !== undefined)
    return outside && <OutsidePage rooms={described} outside={described.outside} answer={outside} />
  return (
    rooms && (
      <RoomsPage
        rooms={described}
        answer={rooms}
        fieldValues={project.fieldValues}
        isFloor={orientation(construction.type) === 'floor'}
      />
    )
  )
}
