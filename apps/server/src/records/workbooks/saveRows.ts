import { asc, eq, inArray, type InferInsertModel } from 'drizzle-orm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  bulkInsert,
  customerInfo,
  evaluationExpert,
  evaluationItem,
  materialInfo,
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

/** Tables that imports may write, by their database names. */
const TABLES = {
  material_info: materialInfo,
  supplier_info: supplierInfo,
  online_form_data: onlineFormData,
  sys_check_rule: sysCheckRule,
  sys_fill_rule: sysFillRule,
  sys_role: sysRole,
  customer_info: customerInfo,
  evaluation_item: evaluationItem,
  evaluation_expert: evaluationExpert,
};
export type ImportTable = keyof typeof TABLES;

/** A row of an {@link ImportTable}. */
export type ImportRecord<Table extends ImportTable = ImportTable> = {
  id: string;
} & InferInsertModel<(typeof TABLES)[Table]>;

/** Rows per step on the embedded database; blocks other queries for some 10 ms. */
const SLICE = 200;
/** Rows per step on a database server; writing them as JSON keeps other calls waiting for some 3 ms. */
const SERVER_SLICE = 100;

export interface SaveOptions {
  /** Called before each step with the number of rows stored. */
  onProgress: (done: number) => void;
  clock?: () => number;
}

/**
 * Stores all rows or none.
 *
 * A database server stores them in one transaction. The embedded database has one session, which a long transaction
 * would block, so each step is a transaction that also records the ids it inserted. If a step fails, the earlier steps
 * are undone. If the server dies, the next start undoes them ({@link undoBrokenImports}). The last step deletes the
 * recorded ids. Other callers may see the first rows before the import ends.
 */
export async function saveRows(
  db: Database,
  table: ImportTable,
  rows: readonly ImportRecord[],
  { onProgress, clock = Date.now }: SaveOptions,
): Promise<void> {
  if (db.kind === 'server') return saveInOneTransaction(db, table, rows, onProgress);
  const importId = newId();
  try {
    for (let from = 0; from < rows.length; from += SLICE) {
      onProgress(from);
      const slice = rows.slice(from, from + SLICE);
      const note = { importId, tableName: table, rowIds: slice.map(({ id }) => id), createTime: timeText(clock()) };
      await db.transaction(async () => {
        // The commit follows at once: while the transaction waits for this process, others wait for it.
        await db.write(db.orm.insert(sysImportSlice).values({ id: newId(), ...note }));
        await db.write(insertInto(db, table, slice));
      });
      // Let waiting queries run.
      await nextTurn();
    }
    await db.orm.delete(sysImportSlice).where(eq(sysImportSlice.importId, importId));
  } catch (error) {
    await undo(db, importId);
    throw error;
  }
}

/** The cast is safe because the records belong to `table`. */
const insertInto = (db: Database, table: ImportTable, records: readonly ImportRecord[]) =>
  bulkInsert(db, TABLES[table] as typeof supplierInfo, records as ImportRecord<'supplier_info'>[]);

const saveInOneTransaction = (
  db: Database,
  table: ImportTable,
  rows: readonly ImportRecord[],
  onProgress: SaveOptions['onProgress'],
) =>
  // On a busy machine this exceeds the time limit of a call.
  db.transaction(
    async () => {
      for (let from = 0; from < rows.length; from += SERVER_SLICE) {
        onProgress(from);
        await insertInto(db, table, rows.slice(from, from + SERVER_SLICE));
      }
    },
    { patient: true },
  );

/** Undoes imports that a server crash interrupted. Call it at start-up, before any import. */
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
