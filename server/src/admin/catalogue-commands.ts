import type { Fault } from '@soundleaf/products'
import { readFileSync, writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { readCatalogue, type CatalogueFormat } from '../catalogue-file/read-catalogue'
import { writeCatalogue } from '../catalogue-file/write-catalogue'
import { importCatalogue } from '../domain/catalogue/import-catalogue'
import { OperatorError, type AddCommands } from './admin-context'

const MOST_FAULTS = 50

export const addCatalogueCommands: AddCommands = (program, admin) => {
  program
    .command('import-catalogue')
    .description(
      'Put the products of a file into the catalogue: all of them, or none and a line for each fault. A product that differs becomes its next version; saved projects keep the values they have.',
    )
    .argument('<file>', 'a .csv or .json file, as export-catalogue writes it')
    .action((file: string) =>
      admin.run(async ({ catalogue }) => {
        const reading = readCatalogue(textOf(file), formatOf(file))
        if (!reading.ok) throw new OperatorError(listOf(file, reading.faults))
        const { added, changed, unchanged } = await importCatalogue(reading.value, catalogue)
        admin.print(`Imported ${file}: ${added} new, ${changed} changed, ${unchanged} unchanged.`)
      }),
    )

  program
    .command('export-catalogue')
    .description(
      'Write the catalogue to a file, for a spreadsheet or for import-catalogue. A file there is replaced.',
    )
    .argument('<file>', 'the .csv or .json file to write')
    .option('--manufacturer <name>', "this manufacturer's products only")
    .action((file: string, { manufacturer }: { manufacturer?: string }) =>
      admin.run(async ({ catalogue }) => {
        const format = formatOf(file)
        const makers = await catalogue.listManufacturers()
        const wanted = makers.filter(({ name }) => manufacturer === undefined || name === manufacturer)
        if (wanted.length === 0)
          throw new OperatorError(
            `There is no manufacturer "${manufacturer}". There is ${makers.map(({ name }) => `"${name}"`).join(', ')}.`,
          )
        const products = (await catalogue.list({})).flatMap((product) => {
          const maker = wanted.find(({ manufacturerId }) => manufacturerId === product.manufacturerId)
          return maker === undefined ? [] : [{ manufacturer: maker.name, product }]
        })
        writeFileSync(file, writeCatalogue(products, format))
        admin.print(`Exported ${products.length} products to ${file}.`)
      }),
    )
}

function formatOf(file: string): CatalogueFormat {
  const extension = extname(file).toLowerCase()
  if (extension === '.csv' || extension === '.json') return extension === '.csv' ? 'csv' : 'json'
  throw new OperatorError(`${file} must end with .csv or .json.`)
}

function textOf(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${String((error as { message?: unknown }).message)}.`)
  }
}

function listOf(file: string, faults: readonly Fault[]): string {
  const lines = faults.slice(0, MOST_FAULTS).map(({ line, message }) => `${file}:${line}: ${message}`)
  const more = faults.length > MOST_FAULTS ? [`… and ${faults.length - MOST_FAULTS} more.`] : []
  return [...lines, ...more, 'Nothing was imported.'].join('\n')
}
