import {
  addCustomForm,
  businesses,
  customFormFields,
  deleteCustomForm,
  deleteCustomForms,
  editCustomForm,
  exportCustomForms,
  importCustomForms,
  listCustomForms,
  type SysCustomForm,
} from '@gezi/domain';
import { useClient } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../crud/invalidate';
import type { Faces } from '../../../crud/listColumns';
import { ListPage, type OpenForm } from '../../../crud/ListPage';
import { saveRecord } from '../../../crud/saveRecord';
import { draftFor } from '../../../forms/core/draft';
import { SelectField } from '../../../forms/fields/SelectField';
import { TextField } from '../../../forms/fields/TextField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { ProcessName } from './LinkNames';
import { useTexts } from './texts';
import { useProcessOptions } from './useProcessOptions';

const ENDPOINTS = {
  list: listCustomForms,
  delete: deleteCustomForm,
  deleteBatch: deleteCustomForms,
  export: exportCustomForms,
  import: importCustomForms,
};
const FACES: Faces<SysCustomForm> = { deployId: (row) => <ProcessName link={row} /> };

/** `/flowable/custom`: the business documents that are approved by processes. */
export function CustomFormListPage() {
  return (
    <ListPage
      fields={customFormFields}
      endpoints={ENDPOINTS}
      permission="flowable:sysCustomForm"
      texts={useTexts().custom}
      nameOf={nameOf}
      settings="custom-forms"
      faces={FACES}
      form={(opened) => <CustomFormDialog {...opened} />}
    />
  );
}

const nameOf = ({ businessName }: SysCustomForm) => businessName;

function CustomFormDialog({ row, onClose }: OpenForm<SysCustomForm>) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const locale = useLocale();
  const processes = useProcessOptions(row);
  return (
    <RecordDialog
      title={row ? texts.editCustom : texts.addCustom}
      schema={addCustomForm.input}
      draft={draftFor('custom-form', row)}
      initial={row ? valuesOf(row) : NEW}
      save={async (values) => {
        const members = { ...values, deployId: values.deployId ?? null };
        await saveRecord(
          client,
          { add: addCustomForm, edit: editCustomForm },
          { ...members, ...(row && { id: row.id, updateTime: row.updateTime }) },
        );
        await invalidate(queries, listCustomForms);
      }}
      onClose={onClose}
    >
      <TextField name="businessName" label={texts.businessName} />
      <SelectField
        name="businessService"
        label={texts.businessService}
        missing={texts.businessMissing}
        options={businesses.map(({ service, name }) => ({ value: service, label: name[locale] }))}
      />
      <SelectField name="deployId" label={texts.process} options={processes} isSearched allowClear />
      <TextField name="routeName" label={texts.routeName} />
      <TextField name="component" label={texts.component} />
    </RecordDialog>
  );
}

const NEW = { businessName: '', businessService: '', deployId: null, routeName: null, component: null };

const valuesOf = ({ businessName, businessService, deployId, routeName, component }: SysCustomForm) => ({
  businessName,
  businessService,
  deployId,
  routeName,
  component,
});
