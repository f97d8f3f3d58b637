import { useCatalogue } from '../editor-context'
import { valueOf } from './catalogue'

/** The insulation products; none until they have come. */
export const useInsulations = () => useCatalogue(({ insulations }) => valueOf(insulations))
