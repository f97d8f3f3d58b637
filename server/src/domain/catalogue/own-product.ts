import type { OwnProductContent, Product, ProductKeeper } from '@soundleaf/contracts'
import { fileProductOf } from '@soundleaf/products'
import type { Account } from '../account/account'
import { entitlementsOf } from '../account/entitlements'
import { isTrialOver } from '../account/trial-expiry'
import type { Clock } from '../clock'
import { accept, refuse, type Decision } from '../refusal'
import { makeProduct, manufacturerNamed } from './make-product'

/** How many products a person and a team may each keep; deleted ones do not count. */
export const MAX_OWN_PRODUCTS = 10_000
/** How many versions of a product are kept. */
export const MAX_VERSIONS = 50

/** Whose products they are: an account's or a team's. */
export interface Keeper {
  readonly keptBy: ProductKeeper
  readonly id: string
}

/** What a version of a product is. */
export interface OwnProductVersion {
  /** From 1. */
  readonly version: number
  readonly content: OwnProductContent
  readonly savedAt: Date
  /** Email address; null where the account is gone. */
  readonly savedBy: string | null
}

/** A product with its latest version. */
export interface StoredOwnProduct extends OwnProductVersion {
  readonly id: string
  readonly keeper: Keeper
  readonly deletedAt: Date | null
}

/** A version to be written. */
export type NewVersion = Pick<StoredOwnProduct, 'id' | 'version' | 'content'>

export interface OwnProductStore {
  /** The products of the keepers, by name, without deleted ones. */
  list(keepers: readonly Keeper[]): Promise<StoredOwnProduct[]>
  find(id: string): Promise<StoredOwnProduct | null>
  /** The latest first. */
  listVersions(id: string): Promise<OwnProductVersion[]>
  /** Those of an account, deleted ones included, in parts: the next ones after an id, in the order of ids. */
  listOf(
    accountId: string,
    after: string | null,
    limit: number,
  ): Promise<Pick<StoredOwnProduct, 'id' | 'deletedAt'>[]>
  /**
   * Lets a decision look at what the keeper has, deleted products included, while nobody else changes it, and writes the
   * versions that it gives; a product that was deleted is there again.
   */
  change<Value>(
    keeper: Keeper,
    by: { readonly accountId: string; readonly now: Date },
    decide: (kept: readonly StoredOwnProduct[]) => Decision<Change<Value>>,
  ): Promise<Decision<Value>>
  markDeleted(id: string, now: Date): Promise<void>
}

interface Change<Value> {
  readonly versions: readonly NewVersion[]
  readonly value: Value
}

export interface OwnProductDependencies {
  readonly ownProducts: OwnProductStore
  readonly clock: Clock
}

/** Whose products an account sees. */
export function keepersOf({ id, teamId }: Account): readonly Keeper[] {
  return [{ keptBy: 'own', id }, ...(teamId === null ? [] : [{ keptBy: 'team' as const, id: teamId }])]
}

/** Whether a product is the account's or its team's. */
export function isSeenBy({ keeper }: StoredOwnProduct, account: Account): boolean {
  return keepersOf(account).some(({ keptBy, id }) => keptBy === keeper.keptBy && id === keeper.id)
}

/** Who may keep and change products. */
export function admitEditor(account: Account, clock: Clock): Decision<null> {
  if (isTrialOver(account, clock())) return refuse('FreeTrialExpired')
  return entitlementsOf(account.licence).ownCatalogue ? accept(null) : refuse('LicenceInsufficient')
}

/** What tells products of one keeper apart. */
export function keyOf({ manufacturer, type, name }: OwnProductContent): string {
  return JSON.stringify([manufacturer, type, name])
}

/** The product as every call about products gives it. */
export function productOf({ id, keeper, version, content }: StoredOwnProduct): Product {
  const maker = manufacturerNamed(content.manufacturer)
  const { source, price, carbon } = content
  return {
    ...makeProduct(maker, fileProductOf(content).content, id),
    version,
    keptBy: keeper.keptBy,
    manufacturer: maker.name,
    source,
    ...(price !== null && { price }),
    ...(carbon !== null && { carbon }),
  }
}
