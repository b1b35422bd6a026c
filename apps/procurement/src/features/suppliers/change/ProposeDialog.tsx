import { useClient } from '@gezi/client';
import {
  addSupplierChange,
  listSupplierChanges,
  SUPPLIER_FILE_MEMBERS,
  SupplierChangeForm,
  supplierFieldLabel,
  type SupplierInfo,
} from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../crud/invalidate';
import { AreaField } from '../../../forms/fields/AreaField';
import { FileListField } from '../../../forms/fields/FileListField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { SupplierBasics } from '../shared/SupplierBasics';
import { useTexts } from './texts';

/** Proposes a change of the data of the caller's supplier. */
export function ProposeDialog({ supplier, onClose }: { supplier: SupplierInfo; onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const language = useLocale();
  return (
    <RecordDialog
      title={texts.proposeTitle}
      width={860}
      schema={SupplierChangeForm}
      draft={{ name: 'supplier-change', version: supplier.updateTime }}
      initial={{ ...membersOf(supplier), reason: '' }}
      saved={texts.submitted}
      save={async ({ reason, ...changes }) => {
        await client.call(addSupplierChange, { changes, reason }, { silent: true });
        await invalidate(queries, listSupplierChanges);
      }}
      fieldOf={(member) => member.replace(/^changes\//, '')}
      onClose={onClose}
    >
      <SupplierBasics />
      <div className="gezi-fields">
        {SUPPLIER_FILE_MEMBERS.map((member) => (
          <FileListField
            key={member}
            name={member}
            label={supplierFieldLabel(member, language)}
            biz="supplierRegister"
          />
        ))}
      </div>
      <AreaField name="reason" label={texts.reason} hint={texts.reasonHint} maxLength={500} showCount />
    </RecordDialog>
  );
}

const membersOf = (supplier: SupplierInfo) => ({
  name: supplier.name,
  creditCode: supplier.creditCode,
  linkman: supplier.linkman,
  mobile: supplier.mobile,
  email: supplier.email,
  address: supplier.address,
  shortName: supplier.shortName,
  supplierType: supplier.supplierType,
  legalPerson: supplier.legalPerson,
  registerCapital: supplier.registerCapital,
  establishDate: supplier.establishDate,
  bankName: supplier.bankName,
  bankAccount: supplier.bankAccount,
  businessScope: supplier.businessScope,
  licenseUrl: supplier.licenseUrl,
  qualificationUrl: supplier.qualificationUrl,
});
