import {
  mayHangBelow,
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
import { helpStore, MOST_ENTRIES, type HelpMembers, type HelpRow } from './helpStore';

const ROOT = '0';

/** The help documents: what visitors read of them, and how they are kept. */
export function help(services: Services) {
  const { db } = services;
  const store = helpStore(services);

  return { list, read, manage, view, add, edit, remove };

  /** @param signedIn shows what is for people who are signed in as well */
  async function list(signedIn: boolean, keyword = ''): Promise<HelpNode[]> {
    const rows = await store.published(signedIn);
    const node = ({ id, title }: { id: string; title: string }, children: HelpNode[] | null) => ({
      id,
      title,
      children,
    });
    const wanted = keyword.trim();
    if (!wanted) return treeOf(rows, node);
    // What hangs below something that is not shown is not shown either.
    const shown = new Set<string>();
    treeOf(rows, ({ id }) => void shown.add(id));
    const found = await store.published(signedIn, wanted);
    return found.filter(({ id }) => shown.has(id)).map((row) => node(row, null));
  }

  async function read(signedIn: boolean, id: string): Promise<HelpDocument> {
    const byId = new Map((await store.published(signedIn)).map((row) => [row.id, row]));
    const entry = byId.get(id);
    const parents: { id: string; title: string }[] = [];
    for (let at = entry?.pid; at !== undefined && at !== ROOT; at = byId.get(at)?.pid) {
      const parent = byId.get(at);
      // A parent that is not shown hides what is below it; a ring is no way.
      if (!parent || parents.length > byId.size) throw refuse(texts.notFound, 'id');
      parents.unshift({ id: parent.id, title: parent.title });
    }
    const content = entry && (await store.content(id));
    if (!entry || content === undefined) throw refuse(texts.notFound, 'id');
    return { id, title: entry.title, content, parents };
  }

  async function manage(caller: Caller): Promise<HelpManageNode[]> {
    return treeOf(await store.seen(caller), (row, children: HelpManageNode[] | null) => ({
      ...row,
      status: flagOf(row.status),
      adminOnly: flagOf(row.adminOnly),
      children,
    }));
  }

  async function view(caller: Caller, id: string): Promise<OperateDirectory> {
    return shown(await store.view(caller, id));
  }

  async function add(
    caller: Caller,
    input: InputOf<typeof addHelpEntry>,
    logChange: LogChange,
  ): Promise<OperateDirectory> {
    const members = await clean({ pid: ROOT, content: '', sortOrder: 0, status: '0', adminOnly: '0', ...input });
    const id = await db.transaction(async () => {
      if ((await store.all(caller)).length >= MOST_ENTRIES) throw refuse(texts.portal.tooManyEntries(MOST_ENTRIES));
      await expectParent(caller, members.pid);
      const made = await store.add(caller, members);
      await logChange('add', texts.audit.helpAdded(members.title), {
        id: made,
        ...members,
        content: members.content.length,
      });
      return made;
    });
    return view(withoutDataRules(caller), id);
  }

  async function edit(
    caller: Caller,
    input: InputOf<typeof editHelpEntry>,
    logChange: LogChange,
  ): Promise<OperateDirectory> {
    const { id, updateTime, ...changes } = input;
    const members = await clean(changes);
    await db.transaction(async () => {
      const before = await store.view(caller, id, true);
      expectVersion(before, updateTime);
      if (members.pid !== undefined && members.pid !== before.pid) await expectParent(caller, members.pid, id);
      await store.save(caller, id, members);
      await logChange('edit', texts.audit.helpEdited(members.title ?? before.title), {
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
        const gone = new Set(wanted);
        const left = (await store.all(caller)).some(({ id, pid }) => gone.has(pid) && !gone.has(id));
        if (left) throw refuse(texts.portal.hasChildren, 'id');
        return store.remove(caller, wanted);
      },
      (removed) => logChange('delete', texts.audit.helpDeleted, { ids: removed }),
    );
  }

  /** @throws {Refusal} naming `pid`, for a parent that is not there, or hangs below the entry itself */
  async function expectParent(caller: Caller, pid: string, id?: string): Promise<void> {
    if (pid === ROOT) return;
    const all = await store.all(caller);
    if (!all.some((one) => one.id === pid)) throw refuse(texts.portal.noParent, 'pid');
    if (id !== undefined && !mayHangBelow(all, id, pid)) throw refuse(texts.portal.belowItself, 'pid');
  }
}

async function clean<Members extends Partial<HelpMembers>>(members: Members): Promise<Members> {
  return members.content === undefined ? members : { ...members, content: await cleanHtml(members.content, 'content') };
}

const flagOf = (value: string): '0' | '1' => (value === '1' ? '1' : '0');
const shown = (row: HelpRow): OperateDirectory => ({
  ...row,
  status: flagOf(row.status),
  adminOnly: flagOf(row.adminOnly),
});
