import { remoteConfig } from '@soundleaf/federation/webpack'

export default remoteConfig({ name: 'mf-print', folder: import.meta.dirname })
