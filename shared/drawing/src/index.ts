export { InsulationChip, MaterialChip } from './chip/material-chip'
export { Swatch } from './chip/swatch'
export { ScaleBar } from './drawing/scale-bar'
export { SectionDrawing, type SectionDrawingProps } from './drawing/section-drawing'
export { layerDescription } from './drawing/layer-description'
export { componentHatch, insulationHatch } from './hatch/component-hatch'
export { HATCH_KINDS, type HatchKind } from './hatch/hatch-kind'
export { SectionDefs } from './hatch/hatch-pattern'
export { thicknessText } from './layout/dimension-levels'
export { drawnLength_px, fitZoom } from './layout/fit'
export { MIN_DRAWN_PX, naturalScale_pxmm, type LayerPlace } from './layout/layer-places'
export {
  layerFaces_px,
  layerRect,
  planSection,
  type SectionPlan,
  type SectionRequest,
} from './layout/section-plan'
export { StructureTypeIcon } from './type-icon/structure-type-icon'
