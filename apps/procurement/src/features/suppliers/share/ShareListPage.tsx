import { useSession } from '@gezi/client';
import {
  deleteSupplierShare,
  deleteSupplierShares,
  listSupplierShares,
  supplierShareFields,
  type SupplierShare,
} from '@gezi/domain';
import { Tag } from 'antd';
import { useMemo, useState } from 'react';
import type { Faces } from '../../../crud/listColumns';
import { ListPage } from '../../../crud/ListPage';
import { RefuseDialog } from './RefuseDialog';
import { SharedSupplierDrawer } from './SharedSupplierDrawer';
import { ShareForm } from './ShareForm';
import { useTexts } from './texts';
import { useOpenShareActions, useShareActions } from './useShareActions';

const ENDPOINTS = { list: listSupplierShares, delete: deleteSupplierShare, deleteBatch: deleteSupplierShares };

/** `/supplier/share`: suppliers that the tenant offers to others, and those that others offer to it. */
export function ShareListPage() {
  const texts = useTexts();
  const { tenantId } = useSession();
  const isOpen = useOpenShareActions();
  const [viewed, setViewed] = useState<SupplierShare>();
  const [refusing, setRefusing] = useState<SupplierShare>();
  const rowActions = useShareActions(setViewed, setRefusing);
  const isFixed = useMemo(
    () => ({
      edit: (share: SupplierShare) => !isOpen('edit')(share),
      remove: (share: SupplierShare) => !isOpen('delete')(share),
    }),
    [isOpen],
  );
  const faces = useMemo<Faces<SupplierShare>>(() => {
    const sideOf = (id: number | null, name: string) => (id === tenantId ? <Tag>{texts.own}</Tag> : name);
    return {
      tenantName: (share) => sideOf(share.tenantId, share.tenantName),
      targetTenantName: (share) => sideOf(share.targetTenantId, share.targetTenantName),
    };
  }, [texts, tenantId]);
  return (
    <>
      <ListPage
        fields={supplierShareFields}
        endpoints={ENDPOINTS}
        permission="supplier:share"
        texts={texts}
        nameOf={nameOf}
        settings="supplier-shares"
        faces={faces}
        rowActions={rowActions}
        isFixed={isFixed}
        form={(opened) => <ShareForm {...opened} />}
      />
      {viewed && <SharedSupplierDrawer id={viewed.supplierId} onClose={() => setViewed(undefined)} />}
      {refusing && <RefuseDialog share={refusing} onClose={() => setRefusing(undefined)} />}
    </>
  );
}

const nameOf = ({ supplierName }: SupplierShare) => supplierName;
