export * from './chakra'
export { type Action, pressedAction } from './actions/action'
export { KeysDialog } from './actions/keys-dialog'
export { type Pressed, type ShortcutId, shortcutText } from './actions/shortcuts'
export { Button, type ButtonProps } from './buttons/button'
export { IconButton, type IconButtonProps } from './buttons/icon-button'
export { Tip } from './buttons/tip'
export { CheckboxField, type CheckboxFieldProps } from './fields/checkbox-field'
export { FieldFrame, type FieldFrameProps } from './fields/field-frame'
export { NumberField, type NumberFieldProps } from './fields/number-field'
export { NumberInput, type NumberInputProps } from './fields/number-input'
export { PasswordField, type PasswordFieldProps } from './fields/password-field'
export { RadioCards, type RadioCardsProps } from './fields/radio-cards'
export {
  type Choice,
  Select,
  SelectField,
  type SelectFieldProps,
  type SelectProps,
} from './fields/select-field'
export { SwitchField, type SwitchFieldProps } from './fields/switch-field'
export { TextField, type TextFieldProps } from './fields/text-field'
export { Icon, type IconProps } from './icons/icon'
export type { IconName } from './icons/icon-paths'
export { ProductMark } from './icons/product-mark'
export { MessagePlace, type MessagePlaceProps } from './places/message-place'
export { SkeletonPiece, SkeletonRows, type SkeletonRowsProps } from './places/skeletons'
export { UiProvider } from './provider/ui-provider'
export { MessageDialog, type MessageDialogProps } from './questions/message-dialog'
export type { AskedQuestion, GivenAnswer, QuestionAction } from './questions/question'
export { QuestionDialog, type QuestionDialogProps } from './questions/question-dialog'
export { QuestionHost } from './questions/question-host'
export { ask, dismissQuestions } from './questions/question-queue'
export { browserStorage, safeStorage, type SafeStorage } from './safe-storage'
export { Kbd } from './text/kbd'
export { formatNumber as numberText } from '@soundleaf/texts'
export { Sub } from './text/sub'
export { Unit } from './text/unit'
export { toast, type ToastMessage } from './toast/toast-queue'
export { Toaster } from './toast/toaster'
export {
  VERDICT_LOOKS,
  VerdictPlace,
  type VerdictKind,
  type VerdictPlaceProps,
} from './verdict/verdict-place'
export { BandTable, type BandColumn, type BandColumnLook, type BandTableProps } from './band-table/band-table'
export type { SeriesRole, SpectrumSeries } from './chart/spectrum'
export { pngOf, type ChartPicture } from './chart/chart-picture'
export { SpectrumChart, type SpectrumChartHandle, type SpectrumChartProps } from './chart/spectrum-chart'
export { DrawerPanel, type DrawerPanelProps } from './drawer/drawer-panel'
export { useRemembered } from './drawer/remembered'
export { useWindowAtLeast } from './drawer/window-width'
