import {
  nextOrgCode,
  type DepartAdd,
  type DepartEdit,
  type listDeparts,
  type ResultOf,
  type SysDepart,
} from '@gezi/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { differences } from '../../../identity/audit/differences';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { emptyAsNull } from '../../../records/lists/emptyAsNull';
import { expectVersion } from '../../../records/lists/expectVersion';
import { createdBy } from '../../../platform/db/createdBy';
import type { ListRequest } from '../../../platform/query/listQuery';
import { pageOf } from '../../../platform/query/pageOf';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { newId, nextVersion, sysDepart } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { departStore, type StoredDepart } from './departStore';

const DICTS = { orgCategory: 'org_category', status: 'depart_status' } as const;
const t = texts.department;
type DepartInput = Omit<DepartEdit, 'id' | 'updateTime'>;

/** Management of the department tree. Visibility depends on the tree, so changes run as changes of rights. */
export function departs(services: Services) {
  const { db, bus, clock, rights, dictionaries } = services;
  const store = departStore(services);

  return { list, view, add, insert, edit, remove, sort, change };

  /** Runs a change of the tree as a change of rights, and notifies open clients of it. */
  async function change({ tenantId }: Caller, work: () => Promise<void>): Promise<void> {
    await rights.change('anybody', work);
    bus.publish({ kind: 'departments-changed', tenantId });
  }

  async function list(caller: Caller, request: ListRequest): Promise<ResultOf<typeof listDeparts>> {
    const { rows, total, list: query } = await store.list(caller, request);
    return pageOf(await withDictTexts(rows, DICTS, dictionaries), total, query);
  }

  async function view(caller: Caller, id: string): Promise<SysDepart> {
    const depart = await store.findVisible(caller, id);
    if (!depart) throw refuse(texts.notFound, 'id');
    const [withTexts] = await withDictTexts([depart], DICTS, dictionaries);
    return withTexts!;
  }

  async function add(caller: Caller, input: DepartAdd, logChange: LogChange): Promise<SysDepart> {
    const id = newId();
    await change(caller, () => insert(caller, id, input, logChange));
    return view(withoutDataRules(caller), id);
  }

  /** Call it within `change`. */
  async function insert(caller: Caller, id: string, input: DepartAdd, logChange: LogChange): Promise<void> {
    const { tenantId } = caller;
    await store.lockTree(tenantId);
    const members = emptyAsNull(input);
    const parent = await findParent(caller, members.parentId ?? '');
    await check(caller, members, { id: '', parentId: parent?.id ?? '', departName: input.departName });
    const siblings = await store.childCodes(tenantId, parent?.orgCode ?? '');
    await db.orm.insert(sysDepart).values({
      ...members,
      orgCategory: members.orgCategory ?? (parent ? '2' : '1'),
      status: members.status ?? '1',
      departName: input.departName.trim(),
      id,
      parentId: parent?.id ?? '',
      departOrder: members.departOrder ?? siblings.length,
      orgCode: nextChildCode(parent?.orgCode ?? '', siblings),
      orgType: childLevel(parent),
      ...createdBy(caller, clock()),
    });
    await logChange('add', () => texts.audit.departAdded(input.departName), { id, ...members });
  }

  async function edit(caller: Caller, input: DepartEdit, logChange: LogChange): Promise<SysDepart> {
    const { id, updateTime, ...changes } = input;
    await change(caller, async () => {
      await store.lockTree(caller.tenantId);
      const before = await findOrRefuse(caller, id);
      expectVersion(before, updateTime);
      const normalized = emptyAsNull(changes);
      const target = { ...normalized, ...(changes.parentId !== undefined && { parentId: changes.parentId ?? '' }) };
      const changed = differences(before, { ...before, ...target });
      const members = changed.after as Partial<DepartInput>;
      const { parentId = before.parentId, departName = before.departName } = members;
      await check(caller, members, { id, parentId: parentId ?? '', departName });
      if (members.parentId !== undefined) await move(caller, before, members.parentId ?? '');
      await db.orm
        .update(sysDepart)
        .set({
          ...(members as Partial<typeof sysDepart.$inferInsert>),
          ...(members.departName && { departName: members.departName.trim() }),
          updateBy: caller.username,
          updateTime: nextVersion(sysDepart.updateTime, clock()),
        })
        .where(and(eq(sysDepart.tenantId, caller.tenantId), eq(sysDepart.id, id)));
      await logChange('edit', () => texts.audit.departEdited(departName), { id, ...changed });
    });
    return view(withoutDataRules(caller), id);
  }

  /** Moves a subtree to another parent or to the root. */
  async function move(caller: Caller, depart: StoredDepart, parentId: string): Promise<void> {
    const parent = await findParent(caller, parentId);
    if (parent && (parent.id === depart.id || parent.orgCode.startsWith(depart.orgCode))) {
      throw refuse(t.belowItself, 'parentId');
    }
    const to = nextChildCode(parent?.orgCode ?? '', await store.childCodes(caller.tenantId, parent?.orgCode ?? ''));
    const all = await store.subtrees(caller.tenantId, [depart.orgCode]);
    const longest = Math.max(...all.map(({ orgCode }) => orgCode.length - depart.orgCode.length));
    if (to.length + longest > 64) throw refuse(t.refused['too-deep'], 'parentId');
    const levels = Number(childLevel(parent)) - Number(depart.orgType ?? 1);
    await store.recode(caller.tenantId, depart.orgCode, to, levels);
  }

  async function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    const idList = [...new Set(splitList(ids))];
    if (idList.length === 0) throw refuse(texts.chooseOne, 'ids');
    await change(caller, async () => {
      await store.lockTree(caller.tenantId);
      const roots = await store.all(caller.tenantId, idList);
      const visibleIds = await store.visibleIds(caller);
      if (idList.some((id) => !visibleIds.has(id))) throw refuse(texts.notFound, 'ids');
      const removed = await store.subtrees(
        caller.tenantId,
        roots.map(({ orgCode }) => orgCode),
      );
      const removedIds = removed.map(({ id }) => id);
      if (removedIds.some((id) => !visibleIds.has(id))) throw refuse(texts.dataRule.hiddenBelow, 'ids');
      const users = await store.countUsers(removedIds);
      if (users > 0) throw refuse(t.hasUsers(roots[0]!.departName, users), 'ids');
      await db.orm
        .update(sysDepart)
        .set({ delFlag: 1, updateBy: caller.username, updateTime: nextVersion(sysDepart.updateTime, clock()) })
        .where(and(eq(sysDepart.tenantId, caller.tenantId), inArray(sysDepart.id, removedIds)));
      const names = removed.map(({ departName }) => departName);
      await logChange('delete', () => texts.audit.departDeleted(names.slice(0, 5).join('、')), {
        ids: removedIds,
        names,
      });
    });
    return null;
  }

  /** Sets the order of the children of a parent. Children not listed come last. */
  async function sort(caller: Caller, parentId: string, ids: string, logChange: LogChange): Promise<null> {
    const idList = [...new Set(splitList(ids))];
    if (idList.length === 0) throw refuse(texts.chooseOne, 'ids');
    await db.transaction(async () => {
      await store.lockTree(caller.tenantId);
      const siblings = (await store.all(caller.tenantId)).filter((sibling) => sibling.parentId === parentId);
      if (idList.some((id) => !siblings.some((sibling) => sibling.id === id))) throw refuse(texts.notFound, 'ids');
      const others = siblings
        .filter(({ id }) => !idList.includes(id))
        .toSorted((sibling, two) => sibling.departOrder - two.departOrder);
      const order = [...idList, ...others.map(({ id }) => id)];
      for (const [departOrder, id] of order.entries()) {
        if (siblings.find((sibling) => sibling.id === id)?.departOrder === departOrder) continue;
        await db.orm
          .update(sysDepart)
          .set({ departOrder, updateBy: caller.username, updateTime: nextVersion(sysDepart.updateTime, clock()) })
          .where(and(eq(sysDepart.tenantId, caller.tenantId), eq(sysDepart.id, id)));
      }
      await logChange('edit', () => texts.audit.departsSorted, { parentId, ids: order });
    });
    bus.publish({ kind: 'departments-changed', tenantId: caller.tenantId });
    return null;
  }

  async function findOrRefuse(caller: Caller, id: string): Promise<StoredDepart> {
    const depart = await store.findVisible(caller, id);
    if (!depart) throw refuse(texts.notFound, 'id');
    return depart;
  }

  async function findParent({ tenantId }: Caller, parentId: string): Promise<StoredDepart | undefined> {
    if (parentId === '') return undefined;
    const parent = await store.find(tenantId, parentId);
    if (!parent) throw refuse(t.unknownParent, 'parentId');
    return parent;
  }

  /** @throws {Refusal} naming the invalid field */
  async function check(
    { tenantId }: Caller,
    { directorUserIds }: Partial<DepartInput>,
    { id, parentId, departName }: { id: string; parentId: string; departName: string },
  ): Promise<void> {
    if (await store.hasSibling(tenantId, parentId, departName.trim(), id)) {
      throw refuse(t.nameTaken(departName.trim()), 'departName');
    }
    const directors = splitList(directorUserIds ?? '');
    const knownDirectors = await store.knownUsers(tenantId, directors);
    if (directors.some((one) => !knownDirectors.has(one))) throw refuse(texts.grant.foreignUser, 'directorUserIds');
  }
}

function nextChildCode(parentCode: string, siblings: readonly string[]): string {
  const code = nextOrgCode(parentCode, siblings);
  if (!code.ok) throw refuse(t.refused[code.reason], 'parentId');
  return code.value;
}

const childLevel = (parent: StoredDepart | undefined): string => String(Number(parent?.orgType ?? 0) + 1);
