import type { ShareAction, SupplierShare } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { holdersOf } from '../../../identity/users/holdersOf';
import { supplierInfo } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { documentNotices } from '../../../records/documents/documentNotices';
import { supplierEvents } from '../../../records/notices/supplierEvents';
import { shareTexts as t } from './texts';

const PAGE = '/supplier/share';

type Share = Omit<SupplierShare, 'tenantId'> & { tenantId: number };

/**
 * Notices to the other side of a shared supplier, i.e. those who answer offers or those who make them, and to the supplier
 * while it is shared.
 */
export function shareNotices(services: Pick<Services, 'db' | 'clock' | 'notices'>) {
  const { db } = services;
  const queue = documentNotices(services);
  const recordEvent = supplierEvents(services);
  let notifySupplier = () => {};

  return {
    /** Notifies open windows; call it after the transaction commits. */
    notifyWindows() {
      queue.notifyWindows();
      notifySupplier();
    },

    async acted(caller: Caller, action: ShareAction | 'offer', share: Share): Promise<void> {
      const { supplierName, tenantName, targetTenantName, reason, replyTime } = share;
      switch (action) {
        case 'offer':
          return toReceiver(
            () => t.offerTitle,
            () => t.offerContent(tenantName, supplierName),
          );
        case 'accept':
          await toGiver(
            () => t.acceptTitle,
            () => t.acceptContent(targetTenantName, supplierName),
          );
          return toSupplier(
            () => t.sharedTitle,
            () => t.sharedContent(supplierName, targetTenantName),
          );
        case 'refuse':
          return toGiver(
            () => t.refuseTitle,
            () => t.refuseContent(targetTenantName, supplierName, reason ?? ''),
          );
        case 'revoke':
          await toReceiver(
            () => t.revokeTitle,
            () => t.revokeContent(tenantName, supplierName),
          );
          // The supplier knows accepted shares only.
          return replyTime === null
            ? undefined
            : toSupplier(
                () => t.unsharedTitle,
                () => t.unsharedContent(supplierName, targetTenantName),
              );
        default:
      }

      async function send(tenantId: number, permission: string, title: () => string, content: () => string) {
        await queue.send(
          { ...caller, tenantId },
          {
            userIds: await holdersOf(db, tenantId, permission),
            title,
            content,
            page: PAGE,
            busType: 'supplierShare',
            busId: share.id,
          },
        );
      }
      async function toSupplier(title: () => string, content: () => string) {
        const [supplier] = await db.orm.select().from(supplierInfo).where(eq(supplierInfo.id, share.supplierId));
        if (!supplier) return;
        const event = { title, content, busType: 'supplierShare', busId: share.id } as const;
        notifySupplier = await recordEvent(supplier, event, caller.username);
      }
      function toReceiver(title: () => string, content: () => string) {
        return send(share.targetTenantId, 'supplier:share:reply', title, content);
      }
      function toGiver(title: () => string, content: () => string) {
        return send(share.tenantId, 'supplier:share:edit', title, content);
      }
    },
  };
}
