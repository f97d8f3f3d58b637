export { InsulationIcon, ComponentIcon } from './icon/component-icon'
export { SectionStrip } from './icon/section-strip'
export { Swatch } from './icon/swatch'
export { ScaleBar } from './drawing/scale-bar'
export { SectionDrawing, type SectionDrawingProps } from './drawing/section-drawing'
export { SectionSketch, sketchScale_pxmm } from './drawing/section-sketch'
export { NO_MARKS, type LayerMark, type LayerMarks } from './drawing/layer-mark'
export { layerDescription } from './drawing/layer-description'
export { FRAME_EXAMPLES, type FrameExample } from './frame/frame-pictures'
export { componentHatch, insulationHatch } from './hatch/component-hatch'
export { HATCH_KINDS, type HatchKind } from './hatch/hatch-kind'
export { SectionDefs } from './hatch/hatch-pattern'
export { thicknessText, thicknessWithUnit } from './layout/dimension-levels'
export { drawnLength_px, fitZoom, labelsFor } from './layout/fit'
export { MIN_DRAWN_PX, naturalScale_pxmm, type LayerPlace } from './layout/layer-places'
export {
  layerFaces_px,
  layerRect,
  planSection,
  type SectionPlan,
  type SectionRequest,
} from './layout/section-plan'
export { StructureTypeIcon } from './icon/structure-type-icon'
