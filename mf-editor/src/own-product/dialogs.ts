export { NewerVersionDialog } from './newer-version-dialog'
export { SaveProductDialog } from './save-product-dialog'
