import { menuType, type PermissionAdd, type PermissionEdit } from '@gezi/domain';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { expectVersion } from '../../../records/lists/expectVersion';
import { removeListed } from '../../../records/lists/removeListed';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { authority } from '../../../identity/rights/authority';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { withDescendants } from './menuTree';
import { permissionStore, type MenuMembers, type PermissionRow } from './store';

/** Component of the menu page, which cannot be removed because it could not be restored. */
const OWN_PAGE = 'system/NewPermissionList';
/** A layout of the platform's Vue 3 client; clients of other versions do not start with it in their menu. */
const FOREIGN_LAYOUT = 'layouts/default/index';

/** Management of menus and buttons. All tenants share them, so only administrators of all tenants may change them. */
export function menus({ db, clock, rights }: Services) {
  const store = permissionStore(db, clock);
  const { mustAdministerAll } = authority(db);

  return { add, edit, remove, checkUrl };

  async function add(caller: Caller, input: PermissionAdd, logChange: LogChange): Promise<null> {
    await change(caller, async (rows) => {
      const given = withoutNulls(input);
      const members = { ...validate(given, rows), name: input.name, menuType: input.menuType };
      const id = await store.add(caller, members);
      await logChange('add', () => texts.audit.menuAdded(input.name), { id, ...input });
    });
    return null;
  }

  async function edit(
    caller: Caller,
    { id, updateTime, ...input }: PermissionEdit,
    logChange: LogChange,
  ): Promise<null> {
    await change(caller, async (rows) => {
      const before = rows.find((row) => row.id === id);
      if (!before) throw refuse(texts.notFound, 'id');
      expectVersion(before, updateTime);
      const after = validate({ ...editableOf(before), ...withoutNulls(input) }, rows, id);
      await store.save(caller, id, after);
      await logChange('edit', () => texts.audit.menuEdited(input.name ?? before.name), {
        id,
        before: editableOf(before),
        ...input,
      });
    });
    return null;
  }

  async function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    await change(caller, async (rows) => {
      await removeListed(
        db,
        ids,
        async (wanted) => {
          const found = withDescendants(rows, wanted);
          if (found.some(({ component }) => component === OWN_PAGE)) throw refuse(texts.menu.keepsItself, 'ids');
          const removed = found.map(({ id }) => id);
          if (removed.length > 0) await store.remove(caller, removed);
          return removed;
        },
        (removed) => logChange('delete', () => texts.audit.menuDeleted, { ids: removed }),
      );
    });
    return null;
  }

  async function checkUrl(url: string, alwaysShow: boolean | undefined, id?: string): Promise<null> {
    const rows = await store.all();
    const taken = rows.some(
      (row) => row.url === url && row.id !== id && (alwaysShow === undefined || row.alwaysShow === alwaysShow),
    );
    if (taken) throw refuse(texts.menu.urlTaken(url), 'url');
    return null;
  }

  /** Serializes changes and invalidates permissions on all servers. */
  function change(caller: Caller, work: (rows: PermissionRow[]) => Promise<void>): Promise<void> {
    return rights.change('anybody', async () => {
      await mustAdministerAll(caller, texts.menu.shared);
      await store.lockAll();
      await work(await store.all());
    });
  }
}

type MenuInput = MenuMembers & { menuType?: number };

/** Removes null order numbers and replaces a null parent with the root. */
function withoutNulls(input: Partial<PermissionAdd>): MenuInput {
  const { sortNo, parentId, ...others } = input;
  return {
    ...others,
    ...(sortNo !== undefined && sortNo !== null && { sortNo }),
    ...(parentId !== undefined && { parentId: parentId ?? '' }),
  };
}

const editableOf = (row: PermissionRow): MenuInput => ({
  parentId: row.parentId,
  name: row.name,
  nameEn: row.nameEn,
  menuType: row.menuType,
  url: row.url,
  component: row.component,
  componentName: row.componentName,
  redirect: row.redirect,
  icon: row.icon,
  sortNo: row.sortNo,
  route: row.route,
  keepAlive: row.keepAlive,
  hidden: row.hidden,
  hideTab: row.hideTab,
  alwaysShow: row.alwaysShow,
  internalOrExternal: row.internalOrExternal,
  perms: row.perms,
  permsType: row.permsType,
  status: row.status,
  description: row.description,
});

/** Validates and normalizes a menu. @param id menu being edited; empty for a new one */
function validate(members: MenuInput, rows: readonly PermissionRow[], id = ''): MenuMembers {
  const { parentId = '', url, component, perms, route = true } = members;
  if (members.menuType === menuType.top) {
    checkPage(url, component);
    expectFreeUrl(rows, id, url, route);
    return { ...members, parentId: '', perms: null };
  }
  if (!parentId) throw refuse(texts.menu.parentMissing, 'parentId');
  const parent = rows.find((row) => row.id === parentId);
  const isDescendant = id !== '' && withDescendants(rows, [id]).some((row) => row.id === parentId);
  if (!parent || parent.menuType === menuType.button || isDescendant) throw refuse(texts.menu.wrongParent, 'parentId');
  if (members.menuType === menuType.button) {
    // A button has no children.
    if (id !== '' && withDescendants(rows, [id]).length > 1) throw refuse(texts.menu.wrongParent, 'menuType');
    if (!perms) throw refuse(texts.menu.permsMissing, 'perms');
    return { ...members, url: null, component: null, redirect: null, permsType: members.permsType ?? '1' };
  }
  checkPage(url, component);
  expectFreeUrl(rows, id, url, route);
  return { ...members, perms: null };
}

function checkPage(url: string | null | undefined, component: string | null | undefined): void {
  if (!url) throw refuse(texts.menu.urlMissing, 'url');
  if (!component && !/^https?:/.test(url)) throw refuse(texts.menu.componentMissing, 'component');
  if (component === FOREIGN_LAYOUT) throw refuse(texts.menu.foreignLayout(component), 'component');
}

/** A group may share the URL of one of its pages, because it creates no route. */
function expectFreeUrl(
  rows: readonly PermissionRow[],
  id: string,
  url: string | null | undefined,
  route: boolean,
): void {
  const taken = rows.some((row) => row.id !== id && row.url === url && row.route && route && row.menuType !== 2);
  if (taken) throw refuse(texts.menu.urlTaken(url ?? ''), 'url');
}
