import type { ShareAction, SupplierShare } from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import { holdersOf } from '../../../identity/users/holdersOf';
import type { Caller } from '../../../platform/http/Caller';
import { documentNotices } from '../../../records/documents/documentNotices';
import { shareTexts as t } from './texts';

const PAGE = '/supplier/share';

type Share = Omit<SupplierShare, 'tenantId'> & { tenantId: number };

/** Notices to the other side of a shared supplier: those who answer offers, or those who make them. */
export function shareNotices({ db, notices }: Pick<Services, 'db' | 'notices'>) {
  const queue = documentNotices({ notices });

  return {
    notifyWindows: queue.notifyWindows,

    async acted(caller: Caller, action: ShareAction | 'offer', share: Share): Promise<void> {
      const { supplierName, tenantName, targetTenantName, reason } = share;
      switch (action) {
        case 'offer':
          return toReceiver(
            () => t.offerTitle,
            () => t.offerContent(tenantName, supplierName),
          );
        case 'accept':
          return toGiver(
            () => t.acceptTitle,
            () => t.acceptContent(targetTenantName, supplierName),
          );
        case 'refuse':
          return toGiver(
            () => t.refuseTitle,
            () => t.refuseContent(targetTenantName, supplierName, reason ?? ''),
          );
        case 'revoke':
          return toReceiver(
            () => t.revokeTitle,
            () => t.revokeContent(tenantName, supplierName),
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
      function toReceiver(title: () => string, content: () => string) {
        return send(share.targetTenantId, 'supplier:share:reply', title, content);
      }
      function toGiver(title: () => string, content: () => string) {
        return send(share.tenantId, 'supplier:share:edit', title, content);
      }
    },
  };
}
