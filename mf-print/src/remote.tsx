import { defineRemote } from '@soundleaf/federation'
import { ReportPage } from './report-page'

export const remote = defineRemote('mf-print', ReportPage)
