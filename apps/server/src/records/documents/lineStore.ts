import { isSameAmount, type ListField } from '@gezi/domain';
import { and, eq, inArray, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  bulkInsert,
  isAnyOf,
  jsonOfRows,
  newId,
  nextVersion,
  preparedText,
  rowUpdate,
  timeText,
  type ChangedRow,
  type CombinedStatement,
  type Database,
} from '../../platform/db';
import { jsonValues, readValues } from '../../platform/db/columnList';
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

/** Changed lines of a document, with the same members. */
interface ChangedLines {
  caller: Caller;
  documentId: string;
  lines: readonly ChangedRow[];
}

/** SQL of the lines of documents. They are read as JSON, where amounts are numbers. */
export function lineStore(db: Database, clock: () => number, { table, parent, columns }: LineList) {
  const parentColumn = (table as unknown as Record<string, AnyPgColumn>)[parent]!;
  const amounts = Object.keys(columns).filter((name) => columns[name]!.columnType === 'PgNumeric');
  const ofDocument = (tenantId: number, documentId: string): SQL =>
    and(eq(table.tenantId, tenantId), eq(parentColumn, documentId))!;

  /** Stored positions of the lines of a list that {@link read} returned. */
  const positions = new WeakMap<readonly StoredLine[], number[]>();
  const names = Object.keys(columns);
  const shownValues = jsonValues(Object.values(columns), 'numbers');
  const placedValues = jsonValues([parentColumn, table.orderNum, ...Object.values(columns)], 'numbers');

  const readLines: CombinedStatement<{ tenantId: number; documentId: string }, StoredLine[]> = {
    kind: 'read',
    keyOf: ({ tenantId }) => String(tenantId),
    build: preparedText({
      keyOf: () => '',
      statement: () => readStatement(sql.placeholder('tenantId'), sql.placeholder('documentIds')),
      valuesOf: (inputs) => ({
        tenantId: inputs[0]!.tenantId,
        documentIds: inputs.map(({ documentId }) => documentId),
      }),
    }),
    resultsOf(rows, inputs) {
      const byDocument = linesByDocument(rows[0]!.lines as PlacedValues[]);
      return inputs.map(({ documentId }) => byDocument.get(documentId) ?? []);
    },
  };

  const membersOf = ({ lines }: ChangedLines) => [...Object.keys(lines[0]!), parent, 'updateBy'];

  const updateLines: CombinedStatement<ChangedLines, StoredLine[]> = {
    kind: 'write',
    keyOf: ({ caller, lines }) => `${caller.tenantId} ${Object.keys(lines[0]!).join()}`,
    build: preparedText({
      keyOf: ([input]) => membersOf(input!).join(),
      statement([input]) {
        const same = { updateTime: nextVersion(table.updateTime, sql.placeholder('now')) };
        // Tells PostgreSQL to use the index: it does not know how few the given rows are.
        const isListed = isAnyOf(table.id, sql.placeholder('ids'));
        const where = and(eq(table.tenantId, sql.placeholder('tenantId')), isListed);
        const keys = ['id', parent];
        const update = rowUpdate(table, membersOf(input!), sql.placeholder('rows'), where, same, keys);
        return sql`${update} returning ${placedValues} as line`;
      },
      valuesOf(inputs) {
        const rows = inputs.flatMap(({ caller, documentId, lines }) =>
          lines.map((line) => ({ ...line, [parent]: documentId, updateBy: caller.username })),
        );
        return {
          rows: jsonOfRows(table, membersOf(inputs[0]!), rows),
          ids: rows.map(({ id }) => id),
          now: timeText(clock()),
          tenantId: inputs[0]!.caller.tenantId,
        };
      },
    }),
    resultsOf(rows, inputs) {
      const byDocument = linesByDocument(rows.map(({ line }) => line as PlacedValues));
      return inputs.map(({ documentId }) => byDocument.get(documentId) ?? []);
    },
  };

  const deleteLines: CombinedStatement<{ tenantId: number; documentId: string; ids: readonly string[] }, void> = {
    kind: 'write',
    keyOf: ({ tenantId }) => String(tenantId),
    build(inputs) {
      const documentIds = inputs.map(({ documentId }) => documentId);
      const ids = inputs.flatMap((input) => input.ids);
      const where = and(
        eq(table.tenantId, inputs[0]!.tenantId),
        isAnyOf(parentColumn, documentIds),
        isAnyOf(table.id, ids),
      );
      return sql`delete from ${table} where ${where}`;
    },
    resultsOf: (_rows, inputs) => inputs.map(() => undefined),
  };

  return { read, readOf, asJson, ofJson, save, remove, ofDocument };

  /** Lines by document, in order. */
  async function read(tenantId: number, documentIds: readonly string[]): Promise<Map<string, StoredLine[]>> {
    const { rows } = await db.orm.execute(readStatement(tenantId, documentIds));
    const found = linesByDocument(rows[0]!.lines as PlacedValues[]);
    return new Map(documentIds.map((id) => [id, found.get(id) ?? []]));
  }

  /** Lines of a document, in order. */
  function readOf(tenantId: number, documentId: string): Promise<StoredLine[]> {
    return db.combine(readLines, { tenantId, documentId });
  }

  /** One JSON text is read faster than the columns of every line. */
  function readStatement(tenantId: number | Placeholder, documentIds: readonly string[] | Placeholder): SQL {
    const order = sql`order by ${parentColumn}, ${table.orderNum}, ${table.id}`;
    const where = sql`${table.tenantId} = ${tenantId} and ${isAnyOf(parentColumn, documentIds)}`;
    return linesOf(sql`select ${placedValues} as line from ${table} where ${where} ${order}`);
  }

  function linesByDocument(found: readonly PlacedValues[]): Map<string, StoredLine[]> {
    const byDocument = new Map<string, StoredLine[]>();
    for (const placed of found) {
      const [parentId, position] = placed;
      let lines = byDocument.get(parentId);
      if (!lines) {
        byDocument.set(parentId, (lines = []));
        positions.set(lines, []);
      }
      lines.push(lineOf(placed, 2));
      positions.get(lines)!.push(position);
    }
    return byDocument;
  }

  /** The lines of the header of a statement; {@link ofJson} reads them. */
  function asJson(header: RowTable): SQL {
    const where = and(eq(table.tenantId, header.tenantId), eq(parentColumn, header.id));
    const order = sql`order by ${table.orderNum}, ${table.id}`;
    return sql`(${linesOf(sql`select ${shownValues} as line from ${table} where ${where} ${order}`)})`;
  }

  /** Lines as {@link read} returns them, from the value of {@link asJson}. */
  function ofJson(json: unknown): StoredLine[] {
    return (json as unknown[][]).map((values) => lineOf(values, 0));
  }

  /** @param from place of the first column's value */
  function lineOf(values: readonly unknown[], from: number): StoredLine {
    return readValues(names, values, from) as StoredLine;
  }

  /**
   * Makes the lines of a document equal to `lines`, in their order: inserts new ones, updates changed ones and deletes
   * those that are missing. Call it within the transaction that locks the document.
   *
   * @param member member of the input that has the lines, for refusals
   * @param before the stored lines, from {@link read}; default: they are read
   * @returns a function that returns the stored lines; undefined if they have to be read
   * @throws {Refusal} naming the line, for an id that the document does not have, or has twice
   */
  async function save(
    caller: Caller,
    documentId: string,
    lines: readonly SavedLine[],
    member: string,
    before?: readonly StoredLine[],
  ): Promise<(() => Promise<StoredLine[]>) | undefined> {
    const isKnown = before && Object.keys(lines[0] ?? {}).every((name) => Object.hasOwn(columns, name));
    const rows: readonly Readonly<Record<string, unknown>>[] = isKnown
      ? before
      : await readWhole(caller.tenantId, documentId);
    const placed = isKnown && positions.get(before);
    const stored = new Map(
      rows.map((row, index) => [row.id as string, { row, position: placed ? placed[index] : row.orderNum }]),
    );
    const kept = new Set<string>();
    for (const [index, { id }] of lines.entries()) {
      if (id === null) continue;
      if (!stored.has(id)) throw refuse(documentTexts.unknownLine, `${member}/${index}/id`);
      if (kept.has(id)) throw refuse(documentTexts.repeatedLine, `${member}/${index}/id`);
      kept.add(id);
    }
    const missing = [...stored.keys()].filter((id) => !kept.has(id));
    if (missing.length > 0) {
      await db.write(db.combine(deleteLines, { tenantId: caller.tenantId, documentId, ids: missing }));
    }
    const changed: (ChangedRow & { orderNum: number })[] = [];
    const added: (SavedLine & { orderNum: number })[] = [];
    for (const [index, line] of lines.entries()) {
      const { id } = line;
      const orderNum = index + 1;
      if (id === null) {
        added.push({ ...line, orderNum });
        continue;
      }
      const { row, position } = stored.get(id)!;
      if (position !== orderNum || differs(row, line)) changed.push({ ...line, id, orderNum });
    }
    const updated = changed.length > 0 ? db.combine(updateLines, { caller, documentId, lines: changed }) : NONE;
    await db.write(updated);
    if (added.length > 0) {
      const created = createdBy(caller, clock());
      const newRows = added.map((line) => ({ ...line, ...created, id: newId(), [parent]: documentId }));
      await db.write(bulkInsert(db, table as PgTable, newRows as never[]));
    }
    if (!isKnown || added.length > 0) return undefined;
    return async () => {
      const after = new Map([...before, ...(await updated)].map((line) => [line.id, line]));
      return lines.map(({ id }) => after.get(id!)!);
    };
  }

  function readWhole(tenantId: number, documentId: string) {
    return db.orm
      .select()
      .from(table as PgTable)
      .where(ofDocument(tenantId, documentId));
  }

  function differs(stored: Readonly<Record<string, unknown>>, line: Readonly<Record<string, unknown>>): boolean {
    for (const name in line) {
      const before = stored[name] ?? null;
      const after = line[name] ?? null;
      if (before === after) continue;
      const isAmount = before !== null && after !== null && amounts.includes(name);
      if (!isAmount || !isSameAmount(before as Amount, after as Amount)) return true;
    }
    return false;
  }

  /** Deletes the lines of documents. */
  async function remove(tenantId: number, documentIds: readonly string[]): Promise<void> {
    await db.orm
      .delete(table as PgTable)
      .where(and(eq(table.tenantId, tenantId), inArray(parentColumn, [...documentIds])));
  }
}

type Amount = number | string;

const NONE: Promise<readonly StoredLine[]> = Promise.resolve([]);

/** Id of the document, position, and the values of a line. */
type PlacedValues = readonly [string, number, ...unknown[]];

/** @param select rows with the values of a `line` */
const linesOf = (select: SQL): SQL => sql`select coalesce(json_agg(line), '[]') as lines from (${select}) found`;
