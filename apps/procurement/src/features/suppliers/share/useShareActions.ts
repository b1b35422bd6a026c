import { useClient, usePermission, useSession } from '@gezi/client';
import {
  acceptSupplierShare,
  listSupplierShares,
  revokeSupplierShare,
  shareLifecycle,
  shareStatus,
  viewSupplier,
  type ShareAction,
  type SupplierShare,
} from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo } from 'react';
import { invalidate } from '../../../crud/invalidate';
import type { ListAction } from '../../../crud/ListPage';
import { useTexts } from './texts';

/** Actions of the lifecycle that are open to the users of the current tenant. */
export function useOpenShareActions() {
  const { tenantId } = useSession();
  return useMemo(() => {
    const actor = { userId: '', roles: [], tenantId };
    return (action: ShareAction) => (share: SupplierShare) => shareLifecycle.openActions(share, actor).includes(action);
  }, [tenantId]);
}

/** The row actions of a shared supplier, by its state and the side of the current tenant. */
export function useShareActions(
  onView: (share: SupplierShare) => void,
  onRefuse: (share: SupplierShare) => void,
): ListAction<SupplierShare>[] {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const { tenantId } = useSession();
  const isOpen = useOpenShareActions();
  const mayView = usePermission('supplier:supplierInfo:list');
  const mayReply = usePermission('supplier:share:reply');
  const mayEdit = usePermission('supplier:share:edit');
  return useMemo(() => {
    const finish = async (done: string) => {
      void message.success(done);
      await invalidate(queries, listSupplierShares, viewSupplier);
    };
    // The receiver sees the supplier itself only after accepting it.
    const isVisible = (share: SupplierShare) => share.tenantId === tenantId || share.status === shareStatus.accepted;
    return [
      { key: 'view', label: texts.view, visible: (share) => mayView && isVisible(share), onClick: onView },
      {
        key: 'accept',
        label: texts.accept,
        visible: (share) => mayReply && isOpen('accept')(share),
        confirm: ({ supplierName, tenantName }) => texts.acceptConfirm(supplierName, tenantName),
        onClick: async ({ id }) => {
          await client.call(acceptSupplierShare, { id });
          await finish(texts.accepted);
        },
      },
      {
        key: 'refuse',
        label: texts.refuse,
        danger: true,
        visible: (share) => mayReply && isOpen('refuse')(share),
        onClick: onRefuse,
      },
      'edit',
      {
        key: 'revoke',
        label: texts.revoke,
        danger: true,
        visible: (share) => mayEdit && isOpen('revoke')(share),
        confirm: ({ supplierName, targetTenantName }) => texts.revokeConfirm(supplierName, targetTenantName),
        onClick: async ({ id }) => {
          await client.call(revokeSupplierShare, { id });
          await finish(texts.revoked);
        },
      },
      'remove',
    ];
  }, [texts, client, queries, message, tenantId, isOpen, mayView, mayReply, mayEdit, onView, onRefuse]);
}
