import { PROJECT_FILE_VERSION, ProjectFile } from '../src/index'

/** Where the open format is published, from the package's folder. */
export const FILE_SCHEMA_FILE = `../../docs/format/project.soundleaf-${PROJECT_FILE_VERSION}.schema.json`

/** The JSON Schema of a project's file, for whoever reads or writes one without the product. */
export function fileSchema(): string {
  const schema = { $schema: 'http://json-schema.org/draft-07/schema#', ...ProjectFile }
  return `${JSON.stringify(schema, null, 2)}\n`
}
