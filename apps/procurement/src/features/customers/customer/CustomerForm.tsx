import { useClient } from '@gezi/client';
import { addCustomer, editCustomer, listCustomers, type CustomerInfo } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../crud/invalidate';
import type { OpenForm } from '../../../crud/ListPage';
import { saveRecord } from '../../../crud/saveRecord';
import { draftFor } from '../../../forms/core/draft';
import { ChoiceField } from '../../../forms/fields/ChoiceField';
import { FileListField } from '../../../forms/fields/FileListField';
import { TextField } from '../../../forms/fields/TextField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { CompanyBasics } from '../../../visitor/CompanyBasics';
import { useTexts as useVisitorTexts } from '../../../visitor/texts';
import { useTexts } from './texts';

const CALLS = { add: addCustomer, edit: editCustomer };

/** Form of a customer. */
export function CustomerForm({ row, onClose }: OpenForm<CustomerInfo>) {
  const texts = useTexts();
  const { company } = useVisitorTexts();
  const client = useClient();
  const queries = useQueryClient();
  return (
    <RecordDialog
      title={row ? texts.editTitle : texts.addTitle}
      width={760}
      schema={addCustomer.input}
      draft={draftFor('customer', row)}
      initial={valuesOf(row)}
      save={async (values) => {
        await saveRecord(client, CALLS, { ...values, ...(row && { id: row.id, updateTime: row.updateTime }) });
        await invalidate(queries, listCustomers);
      }}
      onClose={onClose}
    >
      <CompanyBasics name={texts.name} nameMissing={texts.nameMissing}>
        <TextField name="industry" label={texts.industry} />
      </CompanyBasics>
      <ChoiceField
        name="status"
        label={texts.status}
        options={[
          { value: '1', label: texts.active },
          { value: '2', label: texts.outOfUse },
        ]}
      />
      <FileListField name="licenseUrl" label={company.licenseUrl} biz="customerRegister" />
    </RecordDialog>
  );
}

const valuesOf = (customer?: CustomerInfo) => ({
  name: customer?.name ?? '',
  creditCode: customer?.creditCode ?? '',
  linkman: customer?.linkman ?? '',
  mobile: customer?.mobile ?? '',
  email: customer?.email ?? null,
  address: customer?.address ?? null,
  industry: customer?.industry ?? null,
  licenseUrl: customer?.licenseUrl ?? null,
  status: customer?.status ?? '1',
});
