import { genericName } from '@soundleaf/construction'
import data from './material-names.data.json'

/** What sources call a material, by the name that the common catalogue has for it. Such as OSB are the same everywhere. */
const CATALOGUE_NAMES: Readonly<Record<string, string>> = data

/** A material of a measured construction, in the language in use. */
export const materialName = (source: string): string => genericName(CATALOGUE_NAMES[source] ?? source)
