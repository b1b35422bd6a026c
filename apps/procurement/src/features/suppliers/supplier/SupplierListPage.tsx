import { useClient, usePermission } from '@gezi/client';
import {
  deleteSupplier,
  deleteSuppliers,
  exportSuppliers,
  importSuppliers,
  listSuppliers,
  supplierFields,
  supplierStatus,
  unfreezeSupplier,
  viewSupplierProfile,
  type SupplierInfo,
} from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo, useState } from 'react';
import { invalidate } from '../../../crud/invalidate';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { FreezeDialog } from './FreezeDialog';
import { SupplierForm } from './SupplierForm';
import { SupplierProfileDrawer } from './SupplierProfileDrawer';
import { useTexts } from './texts';

const ENDPOINTS = {
  list: listSuppliers,
  delete: deleteSupplier,
  deleteBatch: deleteSuppliers,
  export: exportSuppliers,
  import: importSuppliers,
};
const RENEWS = [viewSupplierProfile];

/** `/supplier/list`: suppliers of the tenant. */
export function SupplierListPage() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { modal, message } = App.useApp();
  const mayEdit = usePermission('supplier:supplierInfo:edit');
  const [opened, setOpened] = useState<string>();
  const [freezing, setFreezing] = useState<SupplierInfo>();
  const rowActions = useMemo<ListAction<SupplierInfo>[]>(() => {
    const isIn = (status: string) => (supplier: SupplierInfo) => mayEdit && supplier.status === status;
    const unfreeze = ({ id, name }: SupplierInfo) =>
      modal.confirm({
        title: texts.unfreezeConfirm(name),
        onOk: async () => {
          await client.call(unfreezeSupplier, { id });
          void message.success(texts.unfrozen);
          await invalidate(queries, listSuppliers, viewSupplierProfile);
        },
      });
    return [
      { key: 'profile', label: texts.profile, onClick: ({ id }) => setOpened(id) },
      'edit',
      { key: 'freeze', label: texts.freeze, inMenu: true, visible: isIn(supplierStatus.normal), onClick: setFreezing },
      { key: 'unfreeze', label: texts.unfreeze, inMenu: true, visible: isIn(supplierStatus.frozen), onClick: unfreeze },
      'remove',
    ];
  }, [texts, mayEdit, client, queries, modal, message]);

  return (
    <>
      <ListPage
        fields={supplierFields}
        endpoints={ENDPOINTS}
        permission="supplier:supplierInfo"
        texts={texts}
        nameOf={nameOf}
        settings="suppliers"
        rowActions={rowActions}
        invalidates={RENEWS}
        form={(form) => <SupplierForm {...form} />}
      />
      {opened !== undefined && <SupplierProfileDrawer id={opened} onClose={() => setOpened(undefined)} />}
      {freezing && <FreezeDialog supplier={freezing} onClose={() => setFreezing(undefined)} />}
    </>
  );
}

const nameOf = ({ name }: SupplierInfo) => name;
