import {
  invitationLifecycle,
  inviteStatus,
  MAX_INVITEES,
  openInvitationActions,
  projectLifecycle,
  projectStatus,
  type Fault,
  type InviteAdd,
  type InviteReply,
  type listInvites,
  type InputOf,
  type PurchaseInvite,
} from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { pageOf } from '../../../platform/query/pageOf';
import { texts } from '../../../platform/texts';
import { refuseAction } from '../../../records/documents/refuseAction';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { ownSupplier } from '../shared/projects/ownSupplier';
import { projectNotices } from '../shared/projects/projectNotices';
import { projectReader } from '../shared/projects/projectReader';
import { inviteChanges } from './inviteChanges';
import { inviteStore, type StoredInvite } from './inviteStore';
import { inviteTexts as t } from './texts';

const DICTS = { status: 'invite_status', projectStatus: 'purchase_status', buyType: 'buy_type' } as const;

/** Invitations to published projects: purchasers send them, suppliers answer them. */
export function invites(services: Services) {
  const { db, clock, dictionaries } = services;
  const projects = projectReader(services);
  const store = inviteStore(services, projects.records.scope);

  return { store, list, add, answer, remind, shown };

  async function list(caller: Caller, request: InputOf<typeof listInvites>) {
    const { rows, total, list: query } = await store.list(caller, request);
    return pageOf(await shown(caller, rows), total, query);
  }

  /** Adds dictionary texts and what the caller may do. */
  async function shown(caller: Caller, rows: readonly StoredInvite[]): Promise<PurchaseInvite[]> {
    const named = await withDictTexts(rows, DICTS, dictionaries);
    return named.map((row) => ({ ...row, actions: openInvitationActions(row, caller) }));
  }

  /** Invites further suppliers to a published project and notifies them. */
  async function add(
    caller: Caller,
    { purchaseInfoId, supplierIds }: InviteAdd,
    logChange: LogChange,
  ): Promise<PurchaseInvite[]> {
    const wanted = [...new Set(supplierIds)];
    const changes = inviteChanges(services);
    const notices = projectNotices(services, projects.store);
    const rows = await db.transaction(async () => {
      const project = await store.lockProject(purchaseInfoId, projects.records.scope(caller));
      if (!project) throw refuse(texts.notFound, 'purchaseInfoId');
      const step = projectLifecycle.step('invite', project, caller);
      if (!step.ok) {
        if (step.reason.code === 'other-state') throw refuse(t.projectNotOpen, 'purchaseInfoId');
        throw refuseAction(step.reason, describeFault);
      }
      if (project.isOver) throw refuse(t.refused['project-closed'], 'purchaseInfoId');
      const suppliers = await projects.store.choosableSuppliers(caller, wanted);
      const invited = await store.ofSuppliers(project, wanted);
      for (const [index, id] of wanted.entries()) {
        const supplier = suppliers.get(id);
        if (!supplier) throw refuse(t.unknownSupplier, `supplierIds/${index}`);
        if (invited.has(id)) throw refuse(t.invited(supplier.name), `supplierIds/${index}`);
      }
      if ((await store.countOf(project)) + wanted.length > MAX_INVITEES)
        throw refuse(t.tooMany(MAX_INVITEES), 'supplierIds');
      const chosen = wanted.map((id) => ({ id, name: suppliers.get(id)!.name }));
      await store.add(caller, project, chosen, { inviteStatus: inviteStatus.sent });
      const added = await store.ofSuppliers(project, wanted);
      const inOrder = wanted.map((id) => added.get(id)!);
      for (const row of inOrder) await changes.stored(caller, 'add', row);
      const names = chosen.map(({ name }) => name).join('、');
      await logChange('add', () => t.audit.add(project.proNo, names), { purchaseInfoId, supplierIds: wanted });
      await notices.toChosen(caller, 'publish', project, wanted);
      return inOrder;
    });
    notices.notifyWindows();
    return shown(caller, rows);
  }

  /** Takes an answer of the caller's supplier and notifies the purchaser. */
  async function answer(
    action: 'accept' | 'decline',
    caller: Caller,
    { id, replyRemark }: InviteReply,
    logChange: LogChange,
  ): Promise<PurchaseInvite> {
    const changes = inviteChanges(services);
    const after = await db.transaction(async () => {
      const before = await findLocked(caller, id);
      const mayTakePart = (await ownSupplier(db, caller, true))?.mayTakePart(before.tenantId) ?? false;
      const step = invitationLifecycle.step(action, { ...before, mayTakePart }, caller, { replyRemark });
      if (!step.ok) throw refuseAction(step.reason, describeFault);
      const { to, words } = step.value;
      await store.save(caller, before, { inviteStatus: to, replyTime: timeText(clock()), replyRemark: words });
      const saved = (await store.find(caller, [id])).get(id)!;
      await changes.stored(caller, 'edit', saved);
      await changes.answered(caller, action, saved, logChange);
      return saved;
    });
    changes.notifyWindows();
    return (await shown(caller, [after]))[0]!;
  }

  /** Notifies suppliers of unanswered invitations again. */
  async function remind(caller: Caller, { ids }: { ids: readonly string[] }, logChange: LogChange): Promise<null> {
    const wanted = [...new Set(ids)];
    const notices = projectNotices(services, projects.store);
    await db.transaction(async () => {
      const found = await store.find(caller, wanted);
      const byProject = new Map<string, StoredInvite[]>();
      for (const [index, id] of wanted.entries()) {
        const invite = found.get(id);
        if (!invite) throw refuse(texts.notFound, `ids/${index}`);
        const step = invitationLifecycle.step('remind', invite, caller);
        if (!step.ok) {
          if (step.reason.code === 'other-state') throw refuse(t.answered(invite.supplierName), `ids/${index}`);
          throw refuseAction(step.reason, describeFault);
        }
        byProject.set(invite.purchaseInfoId, [...(byProject.get(invite.purchaseInfoId) ?? []), invite]);
      }
      await logChange('edit', () => t.audit.remind(wanted.length), { ids: wanted });
      for (const [id, rows] of byProject) {
        const suppliers = rows.map(({ supplierId }) => supplierId);
        await notices.toChosen(caller, 'remind', { ...rows[0]!, id }, suppliers);
      }
    });
    notices.notifyWindows();
    return null;
  }

  /** An invitation that the caller sees, with its project locked. */
  async function findLocked(caller: Caller, id: string): Promise<StoredInvite> {
    const seen = (await store.find(caller, [id])).get(id);
    if (!seen) throw refuse(texts.notFound, 'id');
    await store.lockProject(seen.purchaseInfoId, undefined);
    return (await store.find(caller, [id])).get(id) ?? seen;
  }
}

/** Message of a fault that a lifecycle found. */
const describeFault = ({ code }: Fault): string => t.refused[code as keyof typeof t.refused];

/** States in which an invitation waits for an answer. */
export const ANSWERED_IN = [projectStatus.toStart, projectStatus.quoting] as const;
