import { isSameAmount, type ListField } from '@gezi/domain';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { bulkInsert, bulkUpdate, newId, nextVersion, type ChangedRow, type Database } from '../../platform/db';
import { jsonValues } from '../../platform/db/columnList';
import { createdBy } from '../../platform/db/createdBy';
import type { Caller } from '../../platform/http/Caller';
import { refuse } from '../../platform/http/refusal';
import type { RowTable } from '../lists/tenantRows';
import { documentTexts } from './texts';

/** The lines of a kind of document. */
export interface LineList {
  /** Its member `orderNum` is the position in the document, from 1. */
  table: RowTable & { orderNum: AnyPgColumn };
  /** Member of the table with the id of the document, e.g. `planId`. */
  parent: string;
  /** Columns by their name on the wire. */
  columns: Readonly<Record<string, AnyPgColumn>>;
  /** Fields that name columns in messages; default none. */
  fields?: readonly ListField[];
}

/** A line to save; `id` is null for a new one. Lines of one save have the same members. */
export type SavedLine = { id: string | null } & Readonly<Record<string, unknown>>;
export type StoredLine = { id: string } & Record<string, unknown>;

/** SQL of the lines of documents. They are read as JSON, where amounts are numbers. */
export function lineStore(db: Database, clock: () => number, { table, parent, columns }: LineList) {
  const parentColumn = (table as unknown as Record<string, AnyPgColumn>)[parent]!;
  const amounts = Object.keys(columns).filter((name) => columns[name]!.columnType === 'PgNumeric');
  const ofDocument = (tenantId: number, documentId: string): SQL =>
    and(eq(table.tenantId, tenantId), eq(parentColumn, documentId))!;

  /** Stored positions of the lines that {@link read} returned. */
  const positions = new WeakMap<StoredLine, number>();
  const names = Object.keys(columns);
  const shownValues = jsonValues(Object.values(columns));
  const placedValues = jsonValues([parentColumn, table.orderNum, ...Object.values(columns)]);

  return { read, asJson, ofJson, save, remove, ofDocument };

  /** Lines by document, in order. One JSON text is read faster than the columns of every line. */
  async function read(tenantId: number, documentIds: readonly string[]): Promise<Map<string, StoredLine[]>> {
    const order = sql`order by ${parentColumn}, ${table.orderNum}, ${table.id}`;
    const where = sql`${table.tenantId} = ${tenantId} and ${inArray(parentColumn, [...documentIds])}`;
    const { rows } = await db.orm.execute<{ lines: [string, number, ...unknown[]][] }>(
      linesOf(sql`select ${placedValues} as line from ${table} where ${where} ${order}`),
    );
    const byDocument = new Map(documentIds.map((id): [string, StoredLine[]] => [id, []]));
    for (const [parentId, position, ...values] of rows[0]!.lines) {
      const line = lineOf(values);
      positions.set(line, position);
      byDocument.get(parentId)!.push(line);
    }
    return byDocument;
  }

  /** The lines of a document for the statement that reads its header; {@link ofJson} reads them. */
  function asJson(tenantId: number, documentId: string): SQL {
    const order = sql`order by ${table.orderNum}, ${table.id}`;
    return sql`(${linesOf(sql`select ${shownValues} as line from ${table} where ${ofDocument(tenantId, documentId)} ${order}`)})`;
  }

  /** Lines as {@link read} returns them, from the value of {@link asJson}. */
  function ofJson(json: unknown): StoredLine[] {
    return (json as unknown[][]).map(lineOf);
  }

  function lineOf(values: readonly unknown[]): StoredLine {
    const line: Record<string, unknown> = {};
    for (let index = 0; index < names.length; index += 1) line[names[index]!] = values[index];
    return line as StoredLine;
  }

  /**
   * Makes the lines of a document equal to `lines`, in their order: inserts new ones, updates changed ones and deletes
   * those that are missing. Call it within the transaction that locks the document.
   *
   * @param member member of the input that has the lines, for refusals
   * @param before the stored lines, from {@link read}; default: they are read
   * @throws {Refusal} naming the line, for an id that the document does not have, or has twice
   */
  async function save(
    caller: Caller,
    documentId: string,
    lines: readonly SavedLine[],
    member: string,
    before?: readonly StoredLine[],
  ): Promise<void> {
    const isKnown = before && Object.keys(lines[0] ?? {}).every((name) => Object.hasOwn(columns, name));
    const rows = isKnown
      ? before.map((line) => ({ ...line, orderNum: positions.get(line) }))
      : await readWhole(caller.tenantId, documentId);
    const stored = new Map(rows.map((row) => [row.id as string, row as Record<string, unknown>]));
    const kept = new Set<string>();
    for (const [index, { id }] of lines.entries()) {
      if (id === null) continue;
      if (!stored.has(id)) throw refuse(documentTexts.unknownLine, `${member}/${index}/id`);
      if (kept.has(id)) throw refuse(documentTexts.repeatedLine, `${member}/${index}/id`);
      kept.add(id);
    }
    const ordered = lines.map((line, index) => ({ ...line, orderNum: index + 1 }));
    const created = createdBy(caller, clock());
    const missing = [...stored.keys()].filter((id) => !kept.has(id));
    if (missing.length > 0) {
      await db.write(
        db.orm.delete(table as PgTable).where(and(ofDocument(caller.tenantId, documentId), inArray(table.id, missing))),
      );
    }
    const changed = ordered.filter((line): line is ChangedRow & { orderNum: number } =>
      Boolean(line.id && differs(stored.get(line.id)!, line)),
    );
    await db.write(
      bulkUpdate(db, table, changed, ofDocument(caller.tenantId, documentId), {
        updateBy: caller.username,
        updateTime: nextVersion(table.updateTime, clock()),
      }),
    );
    const added = ordered.filter(({ id }) => id === null);
    await db.write(
      bulkInsert(
        db,
        table as PgTable,
        added.map((line) => ({ ...line, ...created, id: newId(), [parent]: documentId })) as never[],
      ),
    );
  }

  function readWhole(tenantId: number, documentId: string) {
    return db.orm
      .select()
      .from(table as PgTable)
      .where(ofDocument(tenantId, documentId));
  }

  function differs(stored: Readonly<Record<string, unknown>>, line: Readonly<Record<string, unknown>>): boolean {
    return Object.keys(line).some((name) => {
      const [before, after] = [stored[name] ?? null, line[name] ?? null];
      if (before === after) return false;
      return (
        !amounts.includes(name) || before === null || after === null || !isSameAmount(before as Amount, after as Amount)
      );
    });
  }

  /** Deletes the lines of documents. */
  async function remove(tenantId: number, documentIds: readonly string[]): Promise<void> {
    await db.orm
      .delete(table as PgTable)
      .where(and(eq(table.tenantId, tenantId), inArray(parentColumn, [...documentIds])));
  }
}

type Amount = number | string;

/** @param select rows with the values of a `line` */
const linesOf = (select: SQL): SQL => sql`select coalesce(json_agg(line), '[]') as lines from (${select}) found`;
