import { remoteConfig } from '@soundleaf/federation/webpack'

export default remoteConfig({ name: 'mf-editor', folder: import.meta.dirname })
