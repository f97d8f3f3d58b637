import { remoteConfig } from '@soundleaf/federation/webpack'

export default remoteConfig({ folder: import.meta.dirname })
