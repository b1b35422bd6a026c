import { usePermission } from '@gezi/client';
import {
  blackStatus,
  deleteSupplierBlack,
  deleteSupplierBlacks,
  listSupplierBlacks,
  listSuppliers,
  supplierBlackFields,
  viewSupplierProfile,
  type SupplierBlack,
} from '@gezi/domain';
import { useMemo, useState } from 'react';
import type { Faces } from '../../../crud/listColumns';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { BlackForm } from './BlackForm';
import { LiftDialog } from './LiftDialog';
import { useTexts } from './texts';

const ENDPOINTS = { list: listSupplierBlacks, delete: deleteSupplierBlack, deleteBatch: deleteSupplierBlacks };
const RENEWS = [listSuppliers, viewSupplierProfile];
const isLifted = ({ status }: SupplierBlack) => status !== blackStatus.inForce;
const FIXED = { edit: isLifted, remove: (entry: SupplierBlack) => !isLifted(entry) };

/** `/supplier/black`: suppliers that take no part in new purchases. */
export function BlackListPage() {
  const texts = useTexts();
  const mayEdit = usePermission('supplier:black:edit');
  const [lifting, setLifting] = useState<SupplierBlack>();
  const faces = useMemo<Faces<SupplierBlack>>(() => ({ endDate: ({ endDate }) => endDate ?? texts.openEnd }), [texts]);
  const rowActions = useMemo<ListAction<SupplierBlack>[]>(
    () => [
      'edit',
      { key: 'lift', label: texts.lift, visible: (entry) => mayEdit && !isLifted(entry), onClick: setLifting },
      'remove',
    ],
    [texts, mayEdit],
  );
  return (
    <>
      <ListPage
        fields={supplierBlackFields}
        endpoints={ENDPOINTS}
        permission="supplier:black"
        texts={texts}
        nameOf={nameOf}
        settings="supplier-black-list"
        faces={faces}
        rowActions={rowActions}
        isFixed={FIXED}
        invalidates={RENEWS}
        form={(opened) => <BlackForm {...opened} />}
      />
      {lifting && <LiftDialog entry={lifting} onClose={() => setLifting(undefined)} />}
    </>
  );
}

const nameOf = ({ supplierName }: SupplierBlack) => supplierName;
