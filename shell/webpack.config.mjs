import { join } from 'node:path'
import { shellConfig } from '@soundleaf/federation/webpack'

const folder = import.meta.dirname

export default shellConfig({ folder, guide: join(folder, '../docs/guide') })
