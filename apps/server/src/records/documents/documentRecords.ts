import { isSystem, type ActionInput, type Step } from '@gezi/domain';
import { and, eq, getTableName, inArray, or, type SQL } from 'drizzle-orm';
import type { LogChange } from '../../identity/audit/changeLogger';
import { differences, lineDifferences } from '../../identity/audit/differences';
import { storeVersion } from '../../identity/audit/storeVersion';
import type { DataRules, RowScope } from '../../identity/rights/dataRules';
import { newId, type TransactionOptions } from '../../platform/db';
import { withoutDataRules, type Caller } from '../../platform/http/Caller';
import { refuse } from '../../platform/http/refusal';
import { listQuery, type ListQuery, type ListRequest } from '../../platform/query/listQuery';
import { splitList } from '../../platform/query/parseFieldCondition';
import { selectAll } from '../../platform/query/selectAll';
import { selectList } from '../../platform/query/selectList';
import { currentLanguage, texts } from '../../platform/texts';
import { isOfProcess } from '../approvals/ProcessCaller';
import { processEvents } from '../approvals/processEvents';
import { attachments } from '../files/attachments';
import type { EveryRowRequest } from '../lists/everyRow';
import { removeListed } from '../lists/removeListed';
import { tenantRows } from '../lists/tenantRows';
import { withDictTexts } from '../lists/withDictTexts';
import type { RecordServices } from '../RecordServices';
import { refuseAction } from './refuseAction';
import type { DocumentKind, StoredDocument } from './DocumentKind';
import { expectDocumentVersion } from './expectDocumentVersion';
import { lineStore, type LineList, type SavedLine, type StoredLine } from './lineStore';
import { documentHistory } from './documentHistory';
import { historyWorkbook, tableDicts } from './historyWorkbook';
import { documentTimeline } from './timeline';

/** Maximum documents of one export, so that their lines fit into a workbook. */
const MAX_EXPORTED = 10_000;

/** Maximum lines of a list with which the edit of a document shares a transaction. */
const MAX_SHARING_LINES = 200;

/** A change is often part of a larger one, which a failure ends as a whole. */
const JOINS: TransactionOptions = { joins: true };

type Members = Readonly<Record<string, unknown>>;

/** Changes that a save writes: members of the header, and lists of lines by member. Absent ones stay. */
export interface DocumentChange {
  members: Members;
  lines?: Readonly<Record<string, readonly SavedLine[]>>;
  /** Facts for the timeline, before the words of the user. A save that keeps the state has a step only with a note. */
  note?: string;
  /** Next state of an action whose state follows from the change; default: that of the lifecycle. */
  to?: string;
}

/**
 * Documents of one kind: list, view, save and the actions of their lifecycle. Every change is one transaction with its
 * version in the data log, its entry in the audit log and its step in the timeline.
 */
export function documentRecords<Doc extends StoredDocument, Action extends string, Lists extends keyof Doc & string>(
  services: Pick<RecordServices, 'db' | 'clock' | 'dataRules' | 'dictionaries' | 'secrets'>,
  kind: DocumentKind<Doc, Action, Lists>,
) {
  const { db, clock, dataRules, dictionaries } = services;
  const { table, columns, lifecycle, name, nameOf } = kind;
  const tableName = getTableName(table);
  const seen = scopeOf(dataRules, kind);
  // The system acts on every document of the tenant.
  const scope: RowScope = (caller) => (isSystem(caller) ? eq(table.tenantId, caller.tenantId) : seen(caller));
  const rows = tenantRows(db, clock, table, { scope, columns: { ...columns, ...kind.viewColumns } });
  const lineLists = Object.entries<LineList>(kind.lines).map(
    ([member, list]) => [member, lineStore(db, clock, list)] as const,
  );
  const linesAsJson = Object.fromEntries(lineLists.map(([member, store]) => [member, store.asJson(table)]));
  const saveHeader = rows.savedWith({});
  const saveHeaderAndRead = rows.savedWith(linesAsJson);
  const version = storeVersion(db, clock);
  const timeline = documentTimeline(services, table);
  const history = documentHistory(
    dictionaries,
    { labels: { ...processEvents, ...kind.events, ...lifecycle.actions }, statusDict: kind.statusDict },
    timeline,
  );
  const files = kind.files && attachments(db, kind.files.area);

  return {
    scope,
    columns,
    list,
    listIn,
    exported,
    find,
    findOrRefuse,
    add,
    edit,
    editing,
    act,
    remove,
    historyOf,
    historyWorkbookOf,
  };

  async function list(caller: Caller, request: ListRequest, filter?: SQL) {
    return listIn(and(scope(caller), filter), request, caller.tenantId);
  }

  /**
   * Lists the documents of another scope, e.g. those that a supplier has with every tenant.
   *
   * @param tenantId tenant of all of them, if they are of one
   */
  async function listIn(where: SQL | undefined, request: ListRequest, tenantId?: number) {
    const page = await selectList(db, table, columns, queryOf(where, request, tenantId));
    return { ...page, rows: page.rows as unknown as Omit<Doc, Lists>[] };
  }

  /**
   * Documents of an export: those of the list's query, or the selected ones.
   *
   * @param finish adds texts to some of the documents
   */
  async function exported<Row>(
    caller: Caller,
    { selections = '', ...request }: EveryRowRequest,
    finish: (documents: Omit<Doc, Lists>[]) => Promise<Row[]>,
  ): Promise<Row[]> {
    const ids = splitList(selections);
    const chosen = ids.length > 0 ? inArray(table.id, ids) : undefined;
    const all = { ...request, pageNo: 1, pageSize: MAX_EXPORTED };
    const query = queryOf(and(scope(caller), chosen), all, caller.tenantId);
    return selectAll(db, table, { ...columns, id: table.id }, query, (rows) =>
      finish(rows as unknown as Omit<Doc, Lists>[]),
    );
  }

  function queryOf(where: SQL | undefined, request: ListRequest, tenantId?: number): ListQuery {
    const details = Object.fromEntries(
      Object.entries<LineList>(kind.lines).map(([member, { table: from, parent, columns: lineColumns }]) => {
        const byMember = from as unknown as Record<string, typeof from.id>;
        const on = and(eq(from.tenantId, table.tenantId), eq(byMember[parent]!, table.id))!;
        return [member, { from, on, columns: lineColumns }];
      }),
    );
    return listQuery({ columns, scope: where, details, tenantId }, request);
  }

  /** Header and lines; undefined when the caller may not see it. @param lock locks it until the transaction ends */
  async function find(caller: Caller, id: string, lock = false): Promise<Doc | undefined> {
    if (!lock) {
      const found = await rows.findWith(caller, id, linesAsJson);
      return found && withLines(found);
    }
    // Statements of their own, after the lock: one that waits for it would read the lines as they were before.
    const [header, ...lists] = await Promise.all([
      rows.find(caller, id, lock),
      ...lineLists.map(async ([member, store]) => [member, await store.readOf(caller.tenantId, id)] as const),
    ]);
    return header && ({ ...header, ...Object.fromEntries(lists) } as unknown as Doc);
  }

  /** @param row with `linesAsJson`; its lists become lines */
  function withLines(row: Record<string, unknown>): Doc {
    for (const [member, store] of lineLists) row[member] = store.ofJson(row[member]);
    return row as unknown as Doc;
  }

  async function findOrRefuse(caller: Caller, id: string, lock = false): Promise<Doc> {
    const found = await find(caller, id, lock);
    if (!found) throw refuse(texts.notFound, 'id');
    return found;
  }

  /** Saves a new document in the state of its table's default. */
  async function add(caller: Caller, { members, lines }: DocumentChange, logChange: LogChange): Promise<Doc> {
    return db.transaction(async () => {
      const id = newId();
      await rows.add(caller, { ...members, ...(await attach(caller, id, members)) } as never, id);
      await saveLines(caller, id, lines);
      const doc = await findOrRefuse(withoutDataRules(caller), id);
      await version(caller, { table: tableName, id, type: 'add', content: membersOf(doc) });
      await timeline.add(caller, id, { action: 'add', from: null, to: doc.status });
      await logChange('add', () => texts.audit.recordAdded(name(), nameOf(doc)), { id, ...headerOf(doc) });
      return doc;
    }, JOINS);
  }

  /**
   * Options of a transaction that edits a document. Edits of several documents may share one, if their lines are few: one
   * of many lines would hold up the others.
   */
  function editing(input: { id: string }): TransactionOptions {
    const isLarge = lineLists.some(([member]) => linesOf(input, member).length > MAX_SHARING_LINES);
    return isLarge ? JOINS : { ...JOINS, shares: `${tableName}/${input.id}` };
  }

  /**
   * Saves changes of a document. A step of the lifecycle is added to the timeline only if it changes the state.
   *
   * @param kindOfEdit action of the lifecycle, or the action for the stored document
   * @param input `updateTime`: version the client read
   * @param change checks the change and returns it; it may be repeated
   */
  async function edit(
    caller: Caller,
    kindOfEdit: Action | ((before: Doc) => Action),
    input: { id: string; updateTime?: string | null },
    logChange: LogChange,
    change: (before: Doc) => DocumentChange | Promise<DocumentChange>,
  ): Promise<Doc> {
    return db.transaction(async () => {
      const before = await findOrRefuse(caller, input.id, true);
      const action = typeof kindOfEdit === 'function' ? kindOfEdit(before) : kindOfEdit;
      const step = lifecycle.step(action, before, caller);
      if (!step.ok) throw refuseAction(step.reason, kind.describeFault);
      await expectDocumentVersion(db, {
        table: tableName,
        stored: before,
        seen: input.updateTime,
        fields: kind.fields,
        lines: kind.lines,
      });
      const changed = await change(before);
      // Before the writes, since a step makes the edit leave a shared transaction.
      if (step.value.from !== step.value.to || changed.note !== undefined) {
        await addStep(caller, action, before.id, step.value, changed.note);
      }
      return save(caller, action, before, step.value, logChange, changed, { readsLines: false });
    }, editing(input));
  }

  /**
   * Takes an action of the lifecycle.
   *
   * @param input `opinion` or `reason`, if the action has words
   * @param effect further members to save, and changes of other records; runs within the transaction
   */
  async function act(
    caller: Caller,
    action: Action,
    input: { id: string } & ActionInput,
    logChange: LogChange,
    effect: (before: Doc, step: Step<string>) => DocumentChange | Promise<DocumentChange> = () => ({ members: {} }),
  ): Promise<Doc> {
    return db.transaction(async () => {
      const before = await findOrRefuse(caller, input.id, true);
      const step = lifecycle.step(action, before, caller, input);
      if (!step.ok) throw refuseAction(step.reason, kind.describeFault);
      const changed = await effect(before, step.value);
      const taken = { ...step.value, to: changed.to ?? step.value.to };
      const saved = await save(caller, action, before, taken, logChange, changed);
      await addStep(caller, action, before.id, taken, changed.note ?? stepNameOf(caller));
      return saved;
    }, JOINS);
  }

  /** @param options.readsLines false if nothing but the change itself changes lines; default true */
  async function save(
    caller: Caller,
    action: Action,
    before: Doc,
    { to }: Step<string>,
    logChange: LogChange,
    { members, lines }: DocumentChange,
    { readsLines = true } = {},
  ): Promise<Doc> {
    const { id } = before;
    const written = { ...members, ...(await attach(caller, id, members, before)), status: to };
    const linesAfter = await saveLines(caller, id, lines, before);
    const savedLines = readsLines ? undefined : linesAfter;
    // Returned even if the caller does not see the new state, e.g. that of a contract its supplier refused.
    const owner = withoutDataRules(caller);
    const saved = await (savedLines ? saveHeader(owner, id, written) : saveHeaderAndRead(owner, id, written));
    if (!saved) throw refuse(texts.notFound, 'id');
    const after = savedLines ? ({ ...saved, ...(await savedLines()) } as unknown as Doc) : withLines(saved);
    await version(caller, { table: tableName, id, type: 'edit', content: membersOf(after) });
    const content = () =>
      texts.audit.documentChanged(lifecycle.actions[action].label[currentLanguage()], name(), nameOf(after));
    await logChange('edit', content, { id, ...differencesOf(before, after) });
    return after;
  }

  /** Changed members of the header, and by member the changed lines. */
  function differencesOf(before: Doc, after: Doc): Members {
    const changed = lineLists.map(([member]) => [
      member,
      lineDifferences(linesOf(before, member), linesOf(after, member)),
    ]);
    return {
      ...differences(membersOf(before), membersOf(after), kind.lines),
      ...Object.fromEntries(changed.filter(([, lines]) => lines!.length > 0)),
    };
  }

  async function addStep(
    caller: Caller,
    action: Action,
    id: string,
    { from, to, words }: Step<string>,
    note?: string,
  ): Promise<void> {
    const remark = [note, words].filter(Boolean).join('\n') || null;
    await timeline.add(caller, id, { action, from, to, remark });
  }

  /**
   * Saves lists of lines.
   *
   * @param before the stored document; absent for a new one
   * @returns a function that reads all lists as they are stored then; undefined if the database has to
   */
  async function saveLines(
    caller: Caller,
    id: string,
    lines: DocumentChange['lines'] = {},
    before?: Doc,
  ): Promise<(() => Promise<Members>) | undefined> {
    const after = new Map<string, () => Promise<StoredLine[]> | StoredLine[]>();
    for (const [member, store] of lineLists) {
      const stored = before ? linesOf(before, member) : [];
      const read = lines[member] ? await store.save(caller, id, lines[member], member, stored) : () => stored;
      if (read) after.set(member, read);
    }
    if (after.size < lineLists.length) return undefined;
    return async () => {
      const lists = await Promise.all([...after].map(async ([member, read]) => [member, await read()] as const));
      return Object.fromEntries(lists);
    };
  }

  /** @param before the stored document; absent for a new one */
  async function attach(caller: Caller, id: string, members: Members, before?: Doc): Promise<Members> {
    const member = kind.files?.member;
    if (!files || !member || !(member in members)) return {};
    const stored = before && (membersOf(before)[member] ?? null);
    if ((members[member] || null) === stored) return { [member]: stored };
    return files.attach(caller, id, { [member]: members[member] as string | null });
  }

  /**
   * Removes documents with their lines, files and timeline. Refused as a whole if one of them may not be removed.
   *
   * @param effect changes of other records; runs within the transaction
   */
  function remove(
    caller: Caller,
    action: Action,
    ids: string,
    logChange: LogChange,
    effect?: (removed: readonly Doc[]) => Promise<void>,
  ): Promise<null> {
    const removed: Doc[] = [];
    return removeListed(
      db,
      ids,
      async (wanted) => {
        // In one order, so that two deletions of the same documents do not wait for each other.
        for (const id of wanted.toSorted()) {
          const doc = await find(caller, id, true);
          if (!doc) continue;
          const step = lifecycle.step(action, doc, caller);
          if (!step.ok) throw refuseAction(step.reason, kind.describeFault);
          removed.push(doc);
        }
        const found = removed.map(({ id }) => id);
        if (found.length === 0) return [];
        await effect?.(removed);
        for (const [, store] of lineLists) await store.remove(caller.tenantId, found);
        await files?.free(caller.tenantId, found);
        await timeline.remove(caller.tenantId, found);
        await db.orm.delete(table).where(and(scope(withoutDataRules(caller)), inArray(table.id, found)));
        return found;
      },
      async (found) => {
        for (const doc of removed) {
          await version(caller, { table: tableName, id: doc.id, type: 'delete', content: membersOf(doc) });
        }
        const names = removed.slice(0, 5).map(nameOf).join('、');
        await logChange('delete', () => texts.audit.recordDeleted(name(), names, found.length), { ids: found });
      },
    );
  }

  /** Timeline of a document the caller may see, and whether it was changed. */
  async function historyOf(caller: Caller, id: string) {
    await rows.findOrRefuse(caller, id);
    return history(caller.tenantId, id);
  }

  /** History of a document the caller may see, as a workbook. */
  async function historyWorkbookOf(caller: Caller, id: string) {
    const doc = await findOrRefuse(caller, id);
    const [row] = await withDictTexts([membersOf(doc)], tableDicts(kind.fields), dictionaries);
    return historyWorkbook({
      name: nameOf(doc),
      fields: kind.fields,
      row: row!,
      history: await history(caller.tenantId, id),
      dictItems: await dictionaries.all(),
    });
  }

  function headerOf(doc: Doc): Members {
    return Object.fromEntries(Object.entries(doc).filter(([member]) => !(member in kind.lines)));
  }
}

/** Documents that a caller sees: those of the kind's scope that match the data rules of the page that lists them. */
function scopeOf(
  dataRules: DataRules,
  { page, columns, scope, fields }: Pick<DocumentKind<never, never, never>, 'page' | 'columns' | 'scope' | 'fields'>,
): RowScope {
  if (typeof page === 'string') return dataRules.page(page, columns, scope, fields);
  const listed = Object.entries(page);
  for (const [component, where] of listed) dataRules.page(component, columns, () => where, fields);
  return (caller) => {
    const ruled = listed.map(([component, where]) => ({ where, rules: dataRules.rulesOf(component)(caller) }));
    // Without rules, an index of all documents serves the lists.
    if (ruled.every(({ rules }) => !rules)) return scope(caller);
    return and(scope(caller), or(...ruled.map(({ where, rules }) => and(where, rules))));
  };
}

const stepNameOf = (caller: Caller): string | undefined => (isOfProcess(caller) && caller.stepName) || undefined;

const linesOf = (doc: object, member: string) => (doc as Readonly<Record<string, StoredLine[]>>)[member] ?? [];

const membersOf = (doc: object): Members => doc as Members;
