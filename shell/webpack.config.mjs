import { shellConfig } from '@soundleaf/federation/webpack'

export default shellConfig({ folder: import.meta.dirname })
