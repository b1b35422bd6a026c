import { useClient } from '@gezi/client';
import { addSupplier, editSupplier, listSuppliers, viewSupplierProfile, type SupplierInfo } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { DictTreeSelect } from '@gezi/pickers';
import { invalidate } from '../../../crud/invalidate';
import type { OpenForm } from '../../../crud/ListPage';
import { ControlField } from '../../../forms/ControlField';
import { draftFor } from '../../../forms/core/draft';
import { DictField } from '../../../forms/fields/DictField';
import { FileListField } from '../../../forms/fields/FileListField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { useTexts as useVisitorTexts } from '../../../visitor/texts';
import { SupplierBasics } from '../shared/SupplierBasics';
import { useTexts as useSupplierTexts } from '../shared/texts';
import { useTexts } from './texts';

/** Form of a supplier. */
export function SupplierForm({ row, onClose }: OpenForm<SupplierInfo>) {
  const texts = useTexts();
  const supplier = useSupplierTexts();
  const { company } = useVisitorTexts();
  const client = useClient();
  const queries = useQueryClient();
  return (
    <RecordDialog
      title={row ? texts.editTitle : texts.addTitle}
      width={860}
      schema={addSupplier.input}
      draft={draftFor('supplier', row)}
      initial={valuesOf(row)}
      save={async ({ materialTypeIds, ...values }) => {
        const ids = materialTypeIds.split(',').filter(Boolean);
        const members = { ...values, supplierMaterialTypeList: ids.map((materialTypeId) => ({ materialTypeId })) };
        await (row
          ? client.call(editSupplier, { ...members, id: row.id, updateTime: row.updateTime }, { silent: true })
          : client.call(addSupplier, members, { silent: true }));
        await invalidate(queries, listSuppliers, viewSupplierProfile);
      }}
      fieldOf={(member) => (member === 'supplierMaterialTypeList' ? 'materialTypeIds' : member)}
      onClose={onClose}
    >
      <SupplierBasics />
      <div className="gezi-fields">
        <ControlField name="materialTypeIds" label={supplier.supplierMaterialTypeList}>
          <DictTreeSelect
            dict="material_type,name,id"
            pidValue="0"
            hasChildField="hasChild"
            multiple
            aria-label={supplier.supplierMaterialTypeList}
          />
        </ControlField>
        <DictField name="level" label={supplier.level} dictCode="supplier_level" />
        <FileListField name="licenseUrl" label={company.licenseUrl} biz={SUPPLIER_FILES} />
        <FileListField name="qualificationUrl" label={supplier.qualificationUrl} biz={SUPPLIER_FILES} />
      </div>
    </RecordDialog>
  );
}

/** Area of the documents. */
const SUPPLIER_FILES = 'supplierRegister';

const valuesOf = (supplier?: SupplierInfo) => ({
  name: supplier?.name ?? '',
  creditCode: supplier?.creditCode ?? '',
  linkman: supplier?.linkman ?? '',
  mobile: supplier?.mobile ?? '',
  email: supplier?.email ?? null,
  address: supplier?.address ?? null,
  shortName: supplier?.shortName ?? null,
  supplierType: supplier?.supplierType ?? null,
  legalPerson: supplier?.legalPerson ?? null,
  registerCapital: supplier?.registerCapital ?? null,
  establishDate: supplier?.establishDate ?? null,
  bankName: supplier?.bankName ?? null,
  bankAccount: supplier?.bankAccount ?? null,
  businessScope: supplier?.businessScope ?? null,
  licenseUrl: supplier?.licenseUrl ?? null,
  qualificationUrl: supplier?.qualificationUrl ?? null,
  level: supplier?.level ?? null,
  materialTypeIds: (supplier?.supplierMaterialTypeList ?? []).map(({ materialTypeId }) => materialTypeId).join(','),
});
