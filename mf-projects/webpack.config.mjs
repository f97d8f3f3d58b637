import { remoteConfig } from '@soundleaf/federation/webpack'

export default remoteConfig({ name: 'mf-projects', folder: import.meta.dirname })
