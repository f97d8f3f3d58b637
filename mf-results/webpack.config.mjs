import { remoteConfig } from '@soundleaf/federation/webpack'

export default remoteConfig({ name: 'mf-results', folder: import.meta.dirname })
