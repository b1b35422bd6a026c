import { asc, eq, inArray, type InferInsertModel } from 'drizzle-orm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  bulkInsert,
  newId,
  onlineFormData,
  supplierInfo,
  sysCheckRule,
  sysFillRule,
  sysImportSlice,
  sysRole,
  timeText,
  type Database,
} from '../../platform/db';

/** Tables that rows of workbooks go into, by their names in the database. */
const TABLES = {
  supplier_info: supplierInfo,
  online_form_data: onlineFormData,
  sys_check_rule: sysCheckRule,
  sys_fill_rule: sysFillRule,
  sys_role: sysRole,
};
export type ImportTable = keyof typeof TABLES;

/** A row for such a table. */
export type ImportRecord<Table extends ImportTable = ImportTable> = {
  id: string;
} & InferInsertModel<(typeof TABLES)[Table]>;

/** Rows of one step, so many that others wait for a few hundredths of a second at most. */
const SLICE = 200;
/** On a server nobody waits: what is long there is to send a row at a time. */
const SERVER_SLICE = 5_000;

export interface SaveOptions {
  /** Told how many rows are in, before each step. */
  tell: (done: number) => void;
  clock?: () => number;
}

/**
 * Stores all rows or none.
 *
 * A database server takes them in one transaction. The embedded database has one session, in which a long transaction
 * keeps everybody else waiting: there each step is a transaction of its own that also notes what it put in. When a step
 * fails all before it are taken back, and when the server dies the next start does so ({@link undoBrokenImports}); the
 * notes go with the last step. So until that step others may see the first rows, and never does a part of them stay.
 */
export async function saveRows(
  db: Database,
  table: ImportTable,
  rows: readonly ImportRecord[],
  { tell, clock = Date.now }: SaveOptions,
): Promise<void> {
  if (db.kind === 'server') return saveAtOnce(db, table, rows, tell);
  const importId = newId();
  try {
    for (let from = 0; from < rows.length; from += SLICE) {
      tell(from);
      const slice = rows.slice(from, from + SLICE);
      const note = { importId, tableName: table, rowIds: slice.map(({ id }) => id), createTime: timeText(clock()) };
      await db.transaction(async () => {
        await db.orm.insert(sysImportSlice).values({ id: newId(), ...note });
        await insertInto(db, table, slice);
      });
      // Whoever waits for the database is next.
      await nextTurn();
    }
    await db.orm.delete(sysImportSlice).where(eq(sysImportSlice.importId, importId));
  } catch (error) {
    await undo(db, importId);
    throw error;
  }
}

/** The records of a list are rows of the table it names. */
const insertInto = (db: Database, table: ImportTable, records: readonly ImportRecord[]) =>
  bulkInsert(db, TABLES[table] as typeof supplierInfo, records as ImportRecord<'supplier_info'>[]);

const saveAtOnce = (db: Database, table: ImportTable, rows: readonly ImportRecord[], tell: SaveOptions['tell']) =>
  // On a busy machine that takes longer than a call may.
  db.transaction(
    async () => {
      for (let from = 0; from < rows.length; from += SERVER_SLICE) {
        tell(from);
        await insertInto(db, table, rows.slice(from, from + SERVER_SLICE));
      }
    },
    { patient: true },
  );

/** Takes back what imports left that ended with their server. To be called before the first of a new one. */
export async function undoBrokenImports(db: Database): Promise<void> {
  const broken = await db.orm.selectDistinct({ importId: sysImportSlice.importId }).from(sysImportSlice);
  for (const { importId } of broken) await undo(db, importId);
}

async function undo(db: Database, importId: string): Promise<void> {
  const slices = await db.orm
    .select()
    .from(sysImportSlice)
    .where(eq(sysImportSlice.importId, importId))
    .orderBy(asc(sysImportSlice.id));
  for (const { id, tableName, rowIds } of slices.toReversed()) {
    await db.transaction(async () => {
      const table = TABLES[tableName as ImportTable];
      await db.orm.delete(table).where(inArray(table.id, rowIds));
      await db.orm.delete(sysImportSlice).where(eq(sysImportSlice.id, id));
    });
  }
}
