import { useClient } from '@gezi/client';
import {
  addSupplierShare,
  CHOOSABLE_SUPPLIERS,
  editSupplierShare,
  listSupplierShares,
  SHARE_TARGETS,
  SupplierShareForm,
  type SupplierShare,
} from '@gezi/domain';
import { DictSearchSelect } from '@gezi/pickers';
import { useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { invalidate } from '../../../crud/invalidate';
import type { OpenForm } from '../../../crud/ListPage';
import { ControlField } from '../../../forms/ControlField';
import { draftFor } from '../../../forms/core/draft';
import { AreaField } from '../../../forms/fields/AreaField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { useTexts } from './texts';

/** Offers a supplier to another organisation; of an offer, only the remark is edited. */
export function ShareForm({ row, onClose }: OpenForm<SupplierShare>) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  return (
    <RecordDialog
      title={row ? texts.editTitle : texts.addTitle}
      schema={row ? editSupplierShare.input : SupplierShareForm}
      initial={{ ...(!row && { supplierId: '', targetTenantId: '' }), remark: row?.remark ?? null }}
      draft={draftFor('supplier-share', row)}
      save={({ supplierId = '', targetTenantId, remark }) =>
        row
          ? client.call(editSupplierShare, { id: row.id, updateTime: row.updateTime, remark }, { silent: true })
          : client.call(
              addSupplierShare,
              { supplierId, targetTenantId: Number(targetTenantId), remark },
              { silent: true },
            )
      }
      onSaved={() => void invalidate(queries, listSupplierShares)}
      onClose={onClose}
    >
      {!row && (
        <>
          <Alert className="gezi-field-block" type="info" showIcon title={texts.effect} />
          <ControlField name="supplierId" label={texts.supplier}>
            <DictSearchSelect dictCode={CHOOSABLE_SUPPLIERS} aria-label={texts.supplier} />
          </ControlField>
          <ControlField name="targetTenantId" label={texts.target}>
            <DictSearchSelect dictCode={SHARE_TARGETS} aria-label={texts.target} />
          </ControlField>
        </>
      )}
      <AreaField name="remark" label={texts.remark} showCount />
    </RecordDialog>
  );
}
