import { AmountIn, type PriceSource } from '@gezi/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { Check } from 'typebox/schema';
import { bulkInsert, materialInfo, materialPrice, newId } from '../../platform/db';
import { createdBy } from '../../platform/db/createdBy';
import type { Caller } from '../../platform/http/Caller';
import { refuse } from '../../platform/http/refusal';
import type { RecordServices } from '../RecordServices';
import { texts } from './texts';

type Amount = string | number;

/** A line of a document with a price. */
export interface PricedLine {
  materialId: string;
  /** Yuan per unit. */
  price: Amount;
  /** Quantity, in `unit`. */
  count?: Amount | null;
  unit?: string | null;
}

/** A document that a supplier offers or agrees to, e.g. an awarded bid or a contract. */
export interface PricedDocument {
  source: PriceSource;
  /** Number of the document. */
  busNo: string;
  supplierId: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  priceTime: string;
  lines: readonly PricedLine[];
}

/**
 * Adds the prices of a document to the price history of its materials. Recording the document again replaces them.
 * Call it within the transaction that changes the document.
 *
 * @throws {Refusal} naming `price` or `materialId`
 */
export async function recordPrices(
  { db, clock }: Pick<RecordServices, 'db' | 'clock'>,
  caller: Caller,
  { lines, ...document }: PricedDocument,
): Promise<void> {
  const { source, busNo, supplierId } = document;
  const { tenantId } = caller;
  if (!lines.every(({ price }) => isPrice(price))) throw refuse(texts.wrongPrice, 'price');
  const ids = [...new Set(lines.map(({ materialId }) => materialId))];
  await db.transaction(async () => {
    // Keeps the materials from being deleted.
    const found = await db.orm
      .select({ id: materialInfo.id })
      .from(materialInfo)
      .where(and(eq(materialInfo.tenantId, tenantId), inArray(materialInfo.id, ids)))
      .orderBy(asc(materialInfo.id))
      .for('key share');
    if (found.length < ids.length) throw refuse(texts.noMaterial, 'materialId');
    await db.orm
      .delete(materialPrice)
      .where(
        and(
          eq(materialPrice.tenantId, tenantId),
          eq(materialPrice.busNo, busNo),
          eq(materialPrice.source, source),
          eq(materialPrice.supplierId, supplierId),
        ),
      );
    const created = createdBy(caller, clock());
    await bulkInsert(
      db,
      materialPrice,
      lines.map(({ materialId, price, count, unit = null }) => ({
        ...document,
        ...created,
        id: newId(),
        materialId,
        price: String(price),
        count: count === null || count === undefined ? null : String(count),
        unit,
      })),
    );
  });
}

const isPrice = (price: Amount): boolean => Check(AmountIn, price) && Number(price) > 0;
