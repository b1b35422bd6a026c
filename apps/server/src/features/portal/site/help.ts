import {
  mayMoveBelow,
  treeOf,
  type addHelpEntry,
  type editHelpEntry,
  type HelpDocument,
  type HelpManageNode,
  type HelpNode,
  type InputOf,
  type OperateDirectory,
} from '@gezi/domain';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { expectVersion } from '../../../records/lists/expectVersion';
import { removeListed } from '../../../records/lists/removeListed';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { cleanHtml } from '../../../records/notices/cleanHtml';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { helpStore, MAX_ENTRIES, type HelpMembers, type HelpRow } from './helpStore';

const ROOT = '0';

/** Help documents for visitors and for editors. */
export function help(services: Services) {
  const { db } = services;
  const store = helpStore(services);

  return { list, read, manage, view, add, edit, remove };

  /** @param signedIn includes entries for signed-in users */
  async function list(signedIn: boolean, keyword = ''): Promise<HelpNode[]> {
    const rows = await store.published(signedIn);
    const node = ({ id, title }: { id: string; title: string }, children: HelpNode[] | null) => ({
      id,
      title,
      children,
    });
    const query = keyword.trim();
    if (!query) return treeOf(rows, node);
    // Entries below a hidden parent are hidden too.
    const reachable = new Set<string>();
    treeOf(rows, ({ id }) => void reachable.add(id));
    const found = await store.published(signedIn, query);
    return found.filter(({ id }) => reachable.has(id)).map((row) => node(row, null));
  }

  async function read(signedIn: boolean, id: string): Promise<HelpDocument> {
    const byId = new Map((await store.published(signedIn)).map((row) => [row.id, row]));
    const entry = byId.get(id);
    const parents: { id: string; title: string }[] = [];
    for (let at = entry?.pid; at !== undefined && at !== ROOT; at = byId.get(at)?.pid) {
      const parent = byId.get(at);
      // A hidden parent hides its children. The length check stops at a cycle.
      if (!parent || parents.length > byId.size) throw refuse(texts.notFound, 'id');
      parents.unshift({ id: parent.id, title: parent.title });
    }
    const content = entry && (await store.content(id));
    if (!entry || content === undefined) throw refuse(texts.notFound, 'id');
    return { id, title: entry.title, content, parents };
  }

  async function manage(caller: Caller): Promise<HelpManageNode[]> {
    return treeOf(await store.visible(caller), (row, children: HelpManageNode[] | null) => ({
      ...row,
      status: flagOf(row.status),
      adminOnly: flagOf(row.adminOnly),
      children,
    }));
  }

  async function view(caller: Caller, id: string): Promise<OperateDirectory> {
    return toWire(await store.findOrRefuse(caller, id));
  }

  async function add(
    caller: Caller,
    input: InputOf<typeof addHelpEntry>,
    logChange: LogChange,
  ): Promise<OperateDirectory> {
    const members = await sanitized({ pid: ROOT, content: '', sortOrder: 0, status: '0', adminOnly: '0', ...input });
    const id = await db.transaction(async () => {
      if ((await store.all(caller)).length >= MAX_ENTRIES) throw refuse(texts.portal.tooManyEntries(MAX_ENTRIES));
      await expectParent(caller, members.pid);
      const newEntryId = await store.add(caller, members);
      await logChange('add', () => texts.audit.helpAdded(members.title), {
        id: newEntryId,
        ...members,
        content: members.content.length,
      });
      return newEntryId;
    });
    return view(withoutDataRules(caller), id);
  }

  async function edit(
    caller: Caller,
    input: InputOf<typeof editHelpEntry>,
    logChange: LogChange,
  ): Promise<OperateDirectory> {
    const { id, updateTime, ...changes } = input;
    const members = await sanitized(changes);
    await db.transaction(async () => {
      const before = await store.findOrRefuse(caller, id, true);
      expectVersion(before, updateTime);
      if (members.pid !== undefined && members.pid !== before.pid) await expectParent(caller, members.pid, id);
      await store.save(caller, id, members);
      await logChange('edit', () => texts.audit.helpEdited(members.title ?? before.title), {
        id,
        ...members,
        content: members.content?.length,
      });
    });
    return view(withoutDataRules(caller), id);
  }

  function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    return removeListed(
      db,
      ids,
      async (wanted) => {
        const removedIds = new Set(wanted);
        const hasOrphans = (await store.all(caller)).some(({ id, pid }) => removedIds.has(pid) && !removedIds.has(id));
        if (hasOrphans) throw refuse(texts.portal.hasChildren, 'id');
        return store.remove(caller, wanted);
      },
      (removed) => logChange('delete', () => texts.audit.helpDeleted, { ids: removed }),
    );
  }

  /** @throws {Refusal} naming `pid` when the parent does not exist or is a descendant of the entry */
  async function expectParent(caller: Caller, pid: string, id?: string): Promise<void> {
    if (pid === ROOT) return;
    const all = await store.all(caller);
    if (!all.some((one) => one.id === pid)) throw refuse(texts.portal.noParent, 'pid');
    if (id !== undefined && !mayMoveBelow(all, id, pid)) throw refuse(texts.portal.belowItself, 'pid');
  }
}

async function sanitized<Members extends Partial<HelpMembers>>(members: Members): Promise<Members> {
  return members.content === undefined ? members : { ...members, content: await cleanHtml(members.content, 'content') };
}

const flagOf = (value: string): '0' | '1' => (value === '1' ? '1' : '0');
const toWire = (row: HelpRow): OperateDirectory => ({
  ...row,
  status: flagOf(row.status),
  adminOnly: flagOf(row.adminOnly),
});
