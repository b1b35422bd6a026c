import { useClient } from '@gezi/client';
import {
  addSupplierBlack,
  editSupplierBlack,
  listSupplierBlacks,
  listSuppliers,
  viewSupplierProfile,
  type SupplierBlack,
} from '@gezi/domain';
import { DictSearchSelect } from '@gezi/pickers';
import { useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import dayjs from 'dayjs';
import type { OpenForm } from '../../../crud/ListPage';
import { invalidate } from '../../../crud/invalidate';
import { saveRecord } from '../../../crud/saveRecord';
import { ControlField } from '../../../forms/ControlField';
import { draftFor } from '../../../forms/core/draft';
import { AreaField } from '../../../forms/fields/AreaField';
import { DayField } from '../../../forms/fields/DayField';
import { FileListField } from '../../../forms/fields/FileListField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { useTexts } from './texts';

const CALLS = { add: addSupplierBlack, edit: editSupplierBlack };

/** Form of an entry of the black list. */
export function BlackForm({ row, onClose }: OpenForm<SupplierBlack>) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  return (
    <RecordDialog
      title={row ? texts.editTitle : texts.addTitle}
      schema={row ? editSupplierBlack.input : addSupplierBlack.input}
      initial={valuesOf(row)}
      draft={draftFor('supplier-black', row)}
      save={(values) =>
        saveRecord(client, CALLS, {
          ...values,
          endDate: values.endDate || null,
          ...(row && { id: row.id, updateTime: row.updateTime }),
        })
      }
      onSaved={() => void invalidate(queries, listSupplierBlacks, listSuppliers, viewSupplierProfile)}
      onClose={onClose}
    >
      <Alert className="gezi-field-block" type="info" showIcon title={texts.effect} />
      {!row && (
        <ControlField name="supplierId" label={texts.supplier}>
          <DictSearchSelect dictCode="supplier_info,name,id" aria-label={texts.supplier} />
        </ControlField>
      )}
      <AreaField name="reason" label={texts.reason} />
      <DayField name="startDate" label={texts.startDate} />
      <DayField name="endDate" label={texts.endDate} hint={texts.endHint} />
      <FileListField name="fileUrl" label={texts.files} biz="supplierBlack" />
    </RecordDialog>
  );
}

const valuesOf = (entry?: SupplierBlack) => ({
  ...(!entry && { supplierId: '' }),
  reason: entry?.reason ?? '',
  startDate: entry?.startDate ?? dayjs().format('YYYY-MM-DD'),
  endDate: entry?.endDate ?? null,
  fileUrl: entry?.fileUrl ?? null,
});
