import { and, asc, eq, sql } from 'drizzle-orm'
import type { CatalogueStore } from '../domain/catalogue/catalogue'
import type { Queries } from './database'
import { manufacturers, products } from './schema'

export function catalogueStore(queries: Queries): CatalogueStore {
  return {
    list({ manufacturerId, material, type }) {
      return queries
        .select()
        .from(products)
        .where(
          and(
            manufacturerId === undefined ? undefined : eq(products.manufacturerId, manufacturerId),
            material === undefined ? undefined : eq(products.material, material),
            type === undefined ? undefined : eq(products.type, type),
          ),
        )
        .orderBy(asc(products.name), asc(products.id))
    },

    listForStructure(type) {
      return queries
        .select()
        .from(products)
        .where(sql`${products.supportedStructures}::jsonb ? ${type}`)
        .orderBy(asc(products.name), asc(products.id))
    },

    async find(id) {
      const [product] = await queries.select().from(products).where(eq(products.id, id))
      return product ?? null
    },

    async listManufacturers() {
      const rows = await queries.select().from(manufacturers).orderBy(asc(manufacturers.name))
      return rows.map(({ id, name }) => ({ manufacturerId: id, name }))
    },

    async findManufacturer(id) {
      const [row] = await queries.select().from(manufacturers).where(eq(manufacturers.id, id))
      return row === undefined ? null : { manufacturerId: row.id, name: row.name }
    },

    put(newManufacturers, changed) {
      return queries.transaction(async (tx) => {
        for (const { manufacturerId, name } of newManufacturers)
          await tx.insert(manufacturers).values({ id: manufacturerId, name })
        for (const product of changed)
          await tx.insert(products).values(product).onConflictDoUpdate({ target: products.id, set: product })
      })
    },
  }
}
