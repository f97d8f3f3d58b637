/** Alike in every language: where it is shown alone it is marked `translate="no"`. */
export const PRODUCT_NAME = 'Soundleaf'
