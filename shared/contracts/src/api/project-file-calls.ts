import {
  ExportProjectsAnswer,
  ExportProjectsRequest,
  ImportProjectsAnswer,
  ImportProjectsRequest,
} from './project-exchange'

/** The calls that write and read projects as files of the open format. */
export const PROJECT_FILE_CALLS = {
  exportProjects: {
    method: 'POST',
    path: '/api/projects/export',
    authenticated: true,
    body: ExportProjectsRequest,
    answer: ExportProjectsAnswer,
  },
  importProjects: {
    method: 'POST',
    path: '/api/projects/import',
    authenticated: true,
    body: ImportProjectsRequest,
    /** A file of 8 MB in base64. */
    bodyLimit: 11_000_000,
    answer: ImportProjectsAnswer,
  },
} as const
