import { defineRemote } from '@soundleaf/federation'
import { ProjectsPage } from './projects-page'

export const remote = defineRemote('mf-projects', ProjectsPage)
