import { and, asc, desc, eq, getTableName, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { databaseTime, documentStep, newId } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';
import type { RowTable } from '../lists/tenantRows';
import type { RecordServices } from '../RecordServices';
import { checkChain, sealOf, type ChainEnd } from './stepChain';

type StoredStep = typeof documentStep.$inferSelect;

interface DocumentStep {
  action: string;
  from: string | null;
  to: string;
  remark?: string | null;
}

/** Maximum characters of a remark. */
const MAX_REMARK = 2000;

/**
 * Timelines of the documents of one table. Steps have the time of the database and are sealed in a chain (`stepChain`).
 *
 * @typeParam Event events beside the actions of the lifecycle
 */
export function documentTimeline<Event extends string = never>(
  { db, secrets: { sign } }: Pick<RecordServices, 'db' | 'secrets'>,
  table: RowTable & { status: AnyPgColumn },
) {
  const documentTable = getTableName(table);
  const { tenantId: tenant, documentId: document, seq, tip } = documentStep;

  return { add, note, read, check, remove };

  /** Adds a step within the current transaction, which must have locked the document. */
  async function add(
    caller: Caller,
    documentId: string,
    { action, from, to, remark = null }: DocumentStep,
  ): Promise<void> {
    const { tenantId } = caller;
    const [end, operateTime] = await Promise.all([endOf(tenantId, documentId), databaseTime(db)]);
    const step = {
      documentTable,
      documentId,
      action,
      fromStatus: from,
      toStatus: to,
      // The database stores no halves of a surrogate pair, and the hash covers the stored text.
      remark: remark && Buffer.from(remark.slice(0, MAX_REMARK)).toString(),
      // The system may act for a user: after the step of a process.
      operator: caller.userId === '' ? null : caller.username,
      operateTime,
      tenantId,
    };
    await db.write(
      db.orm
        .update(documentStep)
        .set({ tip: null })
        .where(and(ofDocuments(tenantId, [documentId]), isNotNull(tip))),
    );
    await db.write(db.orm.insert(documentStep).values({ id: newId(), ...step, ...sealOf(step, end, sign) }));
  }

  /**
   * Adds an event that leaves the state of the document, within the current transaction. The caller may be of another
   * tenant, e.g. a supplier that answers an invitation.
   *
   * @param remark e.g. the name of the supplier
   */
  async function note(caller: Caller, documentId: string, event: Event, remark: string | null = null): Promise<void> {
    const { id, status, tenantId } = table;
    const [found] = await db.orm.select({ status, tenantId }).from(table).where(eq(id, documentId)).for('update');
    if (!found) throw refuse(texts.notFound, 'id');
    const doc = found as { status: string; tenantId: number };
    const step = { action: event, from: doc.status, to: doc.status, remark };
    await add({ ...caller, tenantId: doc.tenantId }, documentId, step);
  }

  /** Steps of a document, oldest first. */
  function read(tenantId: number, documentId: string): Promise<StoredStep[]> {
    return db.orm
      .select()
      .from(documentStep)
      .where(ofDocuments(tenantId, [documentId]))
      .orderBy(sql`${seq} nulls first`, asc(documentStep.operateTime), asc(documentStep.id));
  }

  /** Compares steps with their hashes. @param steps all steps of a document, oldest first */
  function check(steps: readonly StoredStep[]) {
    return checkChain(steps, sign);
  }

  /** End of the chain of a document. */
  async function endOf(tenantId: number, documentId: string): Promise<ChainEnd> {
    const [last] = await db.orm
      .select()
      .from(documentStep)
      .where(and(ofDocuments(tenantId, [documentId]), isNotNull(seq)))
      .orderBy(desc(seq))
      .limit(1);
    return check(last ? [last] : await read(tenantId, documentId)).end;
  }

  async function remove(tenantId: number, documentIds: readonly string[]): Promise<void> {
    await db.orm.delete(documentStep).where(ofDocuments(tenantId, documentIds));
  }

  function ofDocuments(tenantId: number, documentIds: readonly string[]) {
    return and(
      eq(tenant, tenantId),
      eq(documentStep.documentTable, documentTable),
      inArray(document, [...documentIds]),
    );
  }
}
