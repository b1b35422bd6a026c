import { nextOrgCode, type DepartAdd, type DepartEdit, type SysDepart } from '@gezi/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { differences } from '../../../identity/audit/differences';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { emptyAsNull } from '../../../records/lists/emptyAsNull';
import { expectVersion } from '../../../records/lists/expectVersion';
import { createdBy } from '../../../platform/db/createdBy';
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
type Written = Omit<DepartEdit, 'id' | 'updateTime'>;

/** The tree of departments as it is kept. What one may see depends on where one is in it: changes are changes of rights. */
export function departs(services: Services) {
  const { db, clock, rights, dictionaries } = services;
  const store = departStore(services);

  return { view, add, insert, edit, remove, sort };

  async function view(caller: Caller, id: string): Promise<SysDepart> {
    const depart = await store.seen(caller, id);
    if (!depart) throw refuse(texts.notFound, 'id');
    const [shown] = await withDictTexts([depart], DICTS, dictionaries);
    return shown!;
  }

  async function add(caller: Caller, input: DepartAdd, logChange: LogChange): Promise<SysDepart> {
    const id = newId();
    await rights.change('anybody', () => insert(caller, id, input, logChange));
    return view(withoutDataRules(caller), id);
  }

  /** Within a change of rights. */
  async function insert(caller: Caller, id: string, input: DepartAdd, logChange: LogChange): Promise<void> {
    const { tenantId } = caller;
    await store.hold(tenantId);
    const members = emptyAsNull(input);
    const parent = await parentOf(caller, members.parentId ?? '');
    await check(caller, members, { id: '', parentId: parent?.id ?? '', departName: input.departName });
    const siblings = await store.codesBelow(tenantId, parent?.orgCode ?? '');
    await db.orm.insert(sysDepart).values({
      ...members,
      orgCategory: members.orgCategory ?? (parent ? '2' : '1'),
      status: members.status ?? '1',
      departName: input.departName.trim(),
      id,
      parentId: parent?.id ?? '',
      departOrder: members.departOrder ?? siblings.length,
      orgCode: codeBelow(parent?.orgCode ?? '', siblings),
      orgType: levelBelow(parent),
      ...createdBy(caller, clock()),
    });
    await logChange('add', texts.audit.departAdded(input.departName), { id, ...members });
  }

  async function edit(caller: Caller, input: DepartEdit, logChange: LogChange): Promise<SysDepart> {
    const { id, updateTime, ...given } = input;
    await rights.change('anybody', async () => {
      await store.hold(caller.tenantId);
      const before = await found(caller, id);
      expectVersion(before, updateTime);
      const entered = emptyAsNull(given);
      const wanted = { ...entered, ...(given.parentId !== undefined && { parentId: given.parentId ?? '' }) };
      const changed = differences(like(before, wanted), wanted);
      const members = changed.after as Partial<Written>;
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
      await logChange('edit', texts.audit.departEdited(departName), { id, ...changed });
    });
    return view(withoutDataRules(caller), id);
  }

  /** It goes below another parent, or becomes a root, with all below it. */
  async function move(caller: Caller, depart: StoredDepart, parentId: string): Promise<void> {
    const parent = await parentOf(caller, parentId);
    if (parent && (parent.id === depart.id || parent.orgCode.startsWith(depart.orgCode))) {
      throw refuse(t.belowItself, 'parentId');
    }
    const to = codeBelow(parent?.orgCode ?? '', await store.codesBelow(caller.tenantId, parent?.orgCode ?? ''));
    const all = await store.within(caller.tenantId, [depart.orgCode]);
    const longest = Math.max(...all.map(({ orgCode }) => orgCode.length - depart.orgCode.length));
    if (to.length + longest > 64) throw refuse(t.refused['too-deep'], 'parentId');
    const levels = Number(levelBelow(parent)) - Number(depart.orgType ?? 1);
    await store.recode(caller.tenantId, depart.orgCode, to, levels);
  }

  async function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    const wanted = [...new Set(splitList(ids))];
    if (wanted.length === 0) throw refuse(texts.chooseOne, 'ids');
    await rights.change('anybody', async () => {
      await store.hold(caller.tenantId);
      const tops = await store.all(caller.tenantId, wanted);
      const seen = await store.idsSeen(caller);
      if (wanted.some((id) => !seen.has(id))) throw refuse(texts.notFound, 'ids');
      const gone = await store.within(
        caller.tenantId,
        tops.map(({ orgCode }) => orgCode),
      );
      const goneIds = gone.map(({ id }) => id);
      if (goneIds.some((id) => !seen.has(id))) throw refuse(texts.dataRule.hiddenBelow, 'ids');
      const users = await store.usersIn(goneIds);
      if (users > 0) throw refuse(t.hasUsers(tops[0]!.departName, users), 'ids');
      await db.orm
        .update(sysDepart)
        .set({ delFlag: 1, updateBy: caller.username, updateTime: nextVersion(sysDepart.updateTime, clock()) })
        .where(and(eq(sysDepart.tenantId, caller.tenantId), inArray(sysDepart.id, goneIds)));
      const names = gone.map(({ departName }) => departName);
      await logChange('delete', texts.audit.departDeleted(names.slice(0, 5).join('、')), { ids: goneIds, names });
    });
    return null;
  }

  /** The order of what stands below a parent; whoever came there meanwhile stands behind. */
  async function sort(caller: Caller, parentId: string, ids: string, logChange: LogChange): Promise<null> {
    const wanted = [...new Set(splitList(ids))];
    if (wanted.length === 0) throw refuse(texts.chooseOne, 'ids');
    await db.transaction(async () => {
      await store.hold(caller.tenantId);
      const siblings = (await store.all(caller.tenantId)).filter((one) => one.parentId === parentId);
      if (wanted.some((id) => !siblings.some((one) => one.id === id))) throw refuse(texts.notFound, 'ids');
      const others = siblings
        .filter(({ id }) => !wanted.includes(id))
        .toSorted((one, two) => one.departOrder - two.departOrder);
      const order = [...wanted, ...others.map(({ id }) => id)];
      for (const [departOrder, id] of order.entries()) {
        if (siblings.find((one) => one.id === id)?.departOrder === departOrder) continue;
        await db.orm
          .update(sysDepart)
          .set({ departOrder, updateBy: caller.username, updateTime: nextVersion(sysDepart.updateTime, clock()) })
          .where(and(eq(sysDepart.tenantId, caller.tenantId), eq(sysDepart.id, id)));
      }
      await logChange('edit', texts.audit.departsSorted, { parentId, ids: order });
    });
    return null;
  }

  async function found(caller: Caller, id: string): Promise<StoredDepart> {
    const depart = await store.seen(caller, id);
    if (!depart) throw refuse(texts.notFound, 'id');
    return depart;
  }

  async function parentOf({ tenantId }: Caller, parentId: string): Promise<StoredDepart | undefined> {
    if (parentId === '') return undefined;
    const parent = await store.byId(tenantId, parentId);
    if (!parent) throw refuse(t.unknownParent, 'parentId');
    return parent;
  }

  /** @throws {Refusal} naming the member at fault */
  async function check(
    { tenantId }: Caller,
    { directorUserIds }: Partial<Written>,
    { id, parentId, departName }: { id: string; parentId: string; departName: string },
  ): Promise<void> {
    if (await store.hasSibling(tenantId, parentId, departName.trim(), id)) {
      throw refuse(t.nameTaken(departName.trim()), 'departName');
    }
    const directors = splitList(directorUserIds ?? '');
    const known = await store.usersAmong(tenantId, directors);
    if (directors.some((one) => !known.has(one))) throw refuse(texts.grant.foreignUser, 'directorUserIds');
  }
}

function codeBelow(parentCode: string, siblings: readonly string[]): string {
  const code = nextOrgCode(parentCode, siblings);
  if (!code.ok) throw refuse(t.refused[code.reason], 'parentId');
  return code.value;
}

const levelBelow = (parent: StoredDepart | undefined): string => String(Number(parent?.orgType ?? 0) + 1);

const like = (row: object, members: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(members, name)));
