import {
  isChoosable,
  OPEN_SHARES,
  shareLifecycle,
  shareStatus,
  supplierShareFields,
  type ActionInput,
  type ShareAction,
  type ShareState,
  type SupplierShare,
  type SupplierShareAdd,
  type SupplierShareEdit,
} from '@gezi/domain';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { effectiveTenant } from '../../../identity/sessions/callerQuery';
import { supplierInfo, supplierShare, sysTenant, timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { refuseAction } from '../../../records/documents/refuseAction';
import { tenantRows } from '../../../records/lists/tenantRows';
import { versionedRecords } from '../../../records/lists/versionedRecords';
import { textOrNull } from '../../../records/registrations/readCompany';
import { SUPPLIER_PAGE } from '../shared/supplierPage';
import { shareNotices } from './shareNotices';
import { shareTexts as t } from './texts';

type Share = SupplierShare & { tenantId: number };
type Answer = Exclude<ShareAction, 'edit' | 'delete'>;

/** Suppliers that tenants share with each other. Both sides of an offer see it; the lifecycle decides who changes it. */
export function supplierShares(services: Services) {
  const { db, clock, dataRules } = services;
  const records = versionedRecords<Share>(services, {
    recordName: () => t.what,
    nameOf: ({ supplierName }) => supplierName,
    table: supplierShare,
    page: 'supplier/ShareList',
    fields: supplierShareFields,
    scope: ({ tenantId, supplierId }) =>
      and(
        or(eq(supplierShare.tenantId, tenantId), eq(supplierShare.targetTenantId, tenantId)),
        supplierId ? eq(supplierShare.supplierId, supplierId) : undefined,
      ),
    removeRows,
  });
  const suppliers = tenantRows(db, clock, supplierInfo, {
    scope: (caller) => and(eq(supplierInfo.tenantId, caller.tenantId), dataRules.rulesOf(SUPPLIER_PAGE)(caller)),
  });

  return { ...records, add, edit, act };

  function add(caller: Caller, input: SupplierShareAdd, logChange: LogChange): Promise<SupplierShare> {
    return notified(caller, 'offer', async () => {
      const { tenantId } = caller;
      const { supplierId, targetTenantId } = input;
      // Locked, so that two offers of one supplier wait for each other.
      const supplier = await suppliers.find(caller, supplierId, true);
      if (!supplier) throw refuse(t.unknownSupplier, 'supplierId');
      if (!isChoosable(supplier)) throw refuse(t.notChoosable, 'supplierId');
      if (targetTenantId === tenantId) throw refuse(t.ownTenant, 'targetTenantId');
      const tenants = await activeTenants([tenantId, targetTenantId]);
      const targetTenantName = tenants.get(targetTenantId);
      if (targetTenantName === undefined) throw refuse(t.unknownTenant, 'targetTenantId');
      if (await isOpen(supplierId, targetTenantId)) throw refuse(t.shared, 'targetTenantId');
      const share = {
        supplierId,
        supplierName: supplier.name,
        tenantName: tenants.get(tenantId) ?? '',
        targetTenantId,
        targetTenantName,
        shareTime: timeText(clock()),
        status: shareStatus.offered,
        remark: textOrNull(input.remark),
      };
      return records.add(caller, share, logChange);
    });
  }

  function edit(caller: Caller, input: SupplierShareEdit, logChange: LogChange): Promise<SupplierShare> {
    return records.edit(caller, input, logChange, (before) => {
      expectStep('edit', before, caller);
      return input.remark === undefined ? {} : { remark: textOrNull(input.remark) };
    });
  }

  /** Takes an action of the lifecycle and notifies the other side. */
  function act(
    action: Answer,
    caller: Caller,
    { id, reason }: { id: string; reason?: string | null },
    logChange: LogChange,
  ): Promise<SupplierShare> {
    return notified(caller, action, () =>
      records.edit(caller, { id }, logChange, async (before) => {
        const supplier = action === 'accept' ? await supplierOf(before) : undefined;
        const { to, words } = expectStep(action, { ...before, supplier }, caller, { reason });
        return action === 'revoke' ? { status: to } : { status: to, reason: words, replyTime: timeText(clock()) };
      }),
    );
  }

  function expectStep(action: ShareAction, share: ShareState, caller: Caller, input?: ActionInput) {
    const outcome = shareLifecycle.step(action, share, caller, input);
    if (!outcome.ok) throw refuseAction(outcome.reason, () => t.notChoosable);
    return outcome.value;
  }

  /** Runs a change in a transaction together with its notices, and notifies open windows afterwards. */
  async function notified(caller: Caller, action: Answer | 'offer', change: () => Promise<Share>) {
    const notices = shareNotices(services);
    const share = await db.transaction(async () => {
      const changed = await change();
      await notices.acted(caller, action, changed);
      return changed;
    });
    notices.notifyWindows();
    return share;
  }

  async function supplierOf({ supplierId, tenantId }: Share) {
    const [supplier] = await db.orm
      .select({ status: supplierInfo.status, auditStatus: supplierInfo.auditStatus })
      .from(supplierInfo)
      .where(and(eq(supplierInfo.id, supplierId), eq(supplierInfo.tenantId, tenantId)))
      .for('update');
    return supplier;
  }

  async function isOpen(supplierId: string, targetTenantId: number): Promise<boolean> {
    const [open] = await db.orm
      .select({ id: supplierShare.id })
      .from(supplierShare)
      .where(
        and(
          eq(supplierShare.supplierId, supplierId),
          eq(supplierShare.targetTenantId, targetTenantId),
          inArray(supplierShare.status, [...OPEN_SHARES]),
        ),
      );
    return open !== undefined;
  }

  /** Names of the active ones of some tenants. */
  async function activeTenants(ids: readonly number[]): Promise<Map<number, string>> {
    const today = timeText(clock()).slice(0, 10);
    const found = await db.orm
      .select({ id: sysTenant.id, name: sysTenant.name })
      .from(sysTenant)
      .where(and(inArray(sysTenant.id, [...ids]), effectiveTenant(today)));
    return new Map(found.map(({ id, name }) => [id, name]));
  }

  async function removeRows(caller: Caller, ids: readonly string[]): Promise<string[]> {
    const found = await db.orm
      .select()
      .from(supplierShare)
      .where(inArray(supplierShare.id, [...ids]));
    for (const share of found) {
      const step = shareLifecycle.step('delete', share, caller);
      if (step.ok) continue;
      throw step.reason.code === 'other-state' ? refuse(t.notFinished, 'ids') : refuseAction(step.reason, () => '');
    }
    return tenantRows(db, clock, supplierShare).remove(caller, ids);
  }
}
