import {
  inviteStatus,
  isOpenForAnswers,
  isOpenToAll,
  sourceActions,
  type InputOf,
  type listSources,
  type PurchaseInvite,
  type SourceProject,
  type SourceRow,
} from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { timeText } from '../../../platform/db';
import { forbidden, refuse } from '../../../platform/http/refusal';
import type { Caller } from '../../../platform/http/Caller';
import { pageOf } from '../../../platform/query/pageOf';
import { texts } from '../../../platform/texts';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { ownSupplier, type OwnSupplier } from '../shared/projects/ownSupplier';
import { inviteChanges } from './inviteChanges';
import type { invites } from './invites';
import { sourceStore, type StoredSource } from './sourceStore';
import { inviteTexts as t } from './texts';

const ROW_DICTS = {
  status: 'purchase_status',
  buyType: 'buy_type',
  inviteStatus: 'invite_status',
  myBidStatus: 'bid_status',
} as const;
const DICTS = { contractType: 'contract_type', payType: 'pay_type', priceType: 'price_type' } as const;

/** The sourcing hall: published projects for suppliers, and their registration. */
export function sources(services: Services, { store: inviteRows, shown }: ReturnType<typeof invites>) {
  const { db, clock, dictionaries } = services;
  const store = sourceStore(services);

  return { list, view, register };

  async function list(caller: Caller, request: InputOf<typeof listSources>) {
    const { rows, total, list: query } = await store.list(caller, request);
    const supplier = await ownSupplier(db, caller);
    return pageOf(await withStanding(rows, supplier), total, query);
  }

  /** Adds dictionary texts and what the supplier may do. */
  async function withStanding<Row extends StoredSource>(rows: readonly Row[], supplier: OwnSupplier | undefined) {
    const named = await withDictTexts(rows, ROW_DICTS, dictionaries);
    return named.map((row) => ({ ...row, actions: sourceActions(stateOf(row, supplier)) }) satisfies SourceRow);
  }

  async function view(caller: Caller, id: string): Promise<SourceProject> {
    const row = await store.find(caller, id);
    if (!row) throw refuse(texts.notFound, 'id');
    const supplier = await ownSupplier(db, caller);
    const [project] = await withStanding([row], supplier);
    const [details] = await withDictTexts([await store.detailsOf(row)], DICTS, dictionaries);
    const mayTakePart = supplier?.mayTakePart(row.tenantId) ?? false;
    // Lines that are read have wider types than those on the wire.
    return { ...details!, ...project!, mayTakePart } as unknown as SourceProject;
  }

  /** Registers the caller's supplier for a project that is open to everybody. */
  async function register(
    caller: Caller,
    { purchaseInfoId }: { purchaseInfoId: string },
    logChange: LogChange,
  ): Promise<PurchaseInvite> {
    const changes = inviteChanges(services);
    const invite = await db.transaction(async () => {
      const supplier = await ownSupplier(db, caller, true);
      if (!supplier) throw forbidden(t.noSupplier);
      if (!(await store.find(caller, purchaseInfoId))) throw refuse(texts.notFound, 'purchaseInfoId');
      const project = (await inviteRows.lockProject(purchaseInfoId, undefined))!;
      const own = (await inviteRows.ofSuppliers(project, [supplier.id])).get(supplier.id);
      if (own?.status === inviteStatus.accepted) return own;
      if (!isOpenToAll(project)) throw refuse(t.notOpenToAll, 'purchaseInfoId');
      if (!isOpenForAnswers({ projectStatus: project.status, isOver: project.isOver })) {
        throw refuse(t.refused['project-closed'], 'purchaseInfoId');
      }
      if (!supplier.mayTakePart(project.tenantId)) throw refuse(t.refused['supplier-blocked'], 'supplierId');
      const members = { inviteStatus: inviteStatus.accepted, replyTime: timeText(clock()) };
      if (own) await inviteRows.save(caller, own, { ...members, replyRemark: null });
      else await inviteRows.add(caller, project, [supplier], members);
      const saved = (await inviteRows.ofSuppliers(project, [supplier.id])).get(supplier.id)!;
      await changes.stored(caller, own ? 'edit' : 'add', saved);
      await changes.answered(caller, 'register', saved, logChange);
      return saved;
    });
    changes.notifyWindows();
    return (await shown(caller, [invite]))[0]!;
  }
}

const stateOf = (row: StoredSource, supplier: OwnSupplier | undefined) => ({
  ...row,
  supplierId: supplier?.id ?? null,
  mayTakePart: supplier?.mayTakePart(row.tenantId) ?? false,
});
