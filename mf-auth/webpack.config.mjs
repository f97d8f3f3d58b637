import { remoteConfig } from '@soundleaf/federation/webpack'

export default remoteConfig({ name: 'mf-auth', folder: import.meta.dirname })
