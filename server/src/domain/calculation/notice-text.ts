import { ruleText } from '@soundleaf/construction'
import type { Notice, RefusalReason } from '@soundleaf/contracts'
import type { PredictionRefused } from '@soundleaf/engine'

/** The sentence for the person. */
export function noticeText(notice: Notice): string {
  switch (notice.code) {
    case 'LeafOutsideRange': {
      const { from_kgm2, to_kgm2 } = notice.params
      return `The leaf lies outside ${from_kgm2} to ${to_kgm2} kg/m², the range of the models.`
    }
    case 'TimberTooThin':
      return `Solid timber below ${notice.params.least_mm} mm lies outside the range of the models; a deck on joists has their frame below it.`
    case 'CavityOutsideRange': {
      const { from_mm, to_mm } = notice.params
      return `The cavity lies outside ${from_mm} to ${to_mm} mm, the range of the models.`
    }
    case 'ElementOutsideRange': {
      const { from_m2, to_m2 } = notice.params
      return `The element lies outside ${from_m2} to ${to_m2} m², the range of the models.`
    }
    case 'CavityOverfilled':
      return 'The insulation is thicker than its cavity and was taken as filling it.'
    case 'FrameAssumed':
      return `The stiffness of "${notice.params.frameType}" is an assumption, not a measured value.`
    case 'NotValidated':
      return `No published ${notice.params.of} measurement of a ${notice.params.kind} was at hand.`
    case 'FewMeasurements': {
      const { of, kind, count } = notice.params
      return `Published ${of} measurements of a ${kind} at hand: ${count} only.`
    }
    case 'CeilingOptimistic':
      return 'Published suspended ceilings reduce impact sound less than predicted; take its result as optimistic.'
    case 'BetweenModels':
      return 'The construction lies between two that the models treat differently; their results are mixed.'
    case 'LaboratoryLimit':
      return `The result includes the limit of a good laboratory, R'max,w = ${notice.params.limit_db} dB.`
    case 'RoomUnknown':
      return 'Standardised field values need a separating area and a volume above zero.'
    case 'RoomTooLarge':
      return `NNIC and NISR are defined for rooms under ${notice.params.limit_m3} m³.`
    case 'BuildingAssumed': {
      const { structure, wall_mm, floor_mm } = notice.params
      const of = structure === 'timber' ? 'cross-laminated timber' : 'concrete'
      return `Flanking is estimated for a building of ${of} with walls of ${wall_mm} mm and floors of ${floor_mm} mm.`
    }
  }
}

/** Why there is no prediction, as a sentence. */
export function refusalText(reason: PredictionRefused['reason']): string {
  // Only a rule of a construction names the components that break it.
  return 'componentIds' in reason ? ruleText(reason) : engineText(reason)
}

function engineText(reason: RefusalReason): string {
  switch (reason.code) {
    case 'QuantityNotAboveZero':
      return `The ${reason.params.quantity} must be above zero.`
    case 'FrameQuantityNotAboveZero':
      return `The ${reason.params.quantity} of the frame must be above zero.`
    case 'SizeNotAboveZero':
      return 'Size and mounting must be above zero.'
    case 'UnknownPart':
      return `The engine does not know a part "${reason.params.part}".`
    case 'UnknownMaterial':
      return `The engine does not know the material "${reason.params.material}".`
    case 'UnknownFrameType':
      return `There is no frame type "${reason.params.frameType}".`
    case 'BeamDeeperThanCavity':
      return 'The beams of the frame are deeper than its cavity.'
    case 'BeamThickerThanSpacing':
      return 'The beams of the frame are thicker than their spacing.'
    case 'FrameWithoutPanel':
      return 'A frame needs a panel on its outer side.'
    case 'RibsFillTheirSpacing':
      return 'The ribs are as thick as their spacing or thicker.'
    case 'ImpossibleMaterial':
      return 'No material is that stiff and that light at once.'
    case 'ImplausibleMassiveElement':
      return 'The stiffness and the density of the massive element do not belong together.'
    case 'MassiveElementsInContact':
      return 'Two massive elements need a cavity between them.'
    case 'NoModelOfMaterial':
      return `${reason.params.component}: there is no model of a massive element of ${reason.params.material}.`
    case 'NothingToPredict':
      return 'There is no construction to predict.'
    case 'LeafWithoutSheet':
      return 'A leaf has no sheet.'
    case 'EndWithoutLeaf':
      return 'The construction must begin and end with a panel or a massive element.'
    case 'ImpactBoardBesideCavity':
      return 'An impact board and a cavity need a panel between them.'
    case 'LeavesInContact':
      return 'Two leaves need something between them; sheets in contact are one leaf.'
    case 'NoFiniteResult':
      return 'The properties lead to no finite result.'
    case 'NegativeRoom':
      return 'The separating area and the volume must not be negative.'
    case 'FlankingNotSupported':
      return 'Flanking is estimated for single massive elements only.'
    case 'FlankingWithoutArea':
      return 'Flanking needs a separating area above zero.'
    case 'Unforeseen':
      return reason.params.cause
  }
}
