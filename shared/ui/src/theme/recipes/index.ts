import { buttonRecipe } from './button'
import { checkboxRecipe, checkmarkRecipe } from './choice'
import { fieldRecipe, inputRecipe, nativeSelectRecipe } from './field'
import { dialogRecipe } from './dialog'
import { menuRecipe } from './menu'
import { popoverRecipe } from './popover'
import { tooltipRecipe } from './tooltip'
import { tableRecipe } from './table'
import { tabsRecipe } from './tabs'
import { headingRecipe, linkRecipe, separatorRecipe } from './text'
import { skeletonRecipe, spinnerRecipe } from './waiting'

export const recipes = {
  button: buttonRecipe,
  checkmark: checkmarkRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  link: linkRecipe,
  separator: separatorRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
}

export const slotRecipes = {
  checkbox: checkboxRecipe,
  dialog: dialogRecipe,
  field: fieldRecipe,
  menu: menuRecipe,
  nativeSelect: nativeSelectRecipe,
  popover: popoverRecipe,
  table: tableRecipe,
  tabs: tabsRecipe,
  tooltip: tooltipRecipe,
}
