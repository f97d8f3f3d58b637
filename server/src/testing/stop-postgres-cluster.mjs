export { stop as default } from './postgres-cluster.mjs'
