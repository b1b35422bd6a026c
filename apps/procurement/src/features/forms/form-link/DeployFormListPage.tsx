import {
  addDeployForm,
  deleteDeployForm,
  deleteDeployForms,
  deployFormFields,
  editDeployForm,
  exportDeployForms,
  importDeployForms,
  listDeployForms,
  type SysDeployForm,
} from '@gezi/domain';
import { useClient } from '@gezi/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../crud/invalidate';
import type { Faces } from '../../../crud/listColumns';
import { ListPage, type OpenForm } from '../../../crud/ListPage';
import { saveRecord } from '../../../crud/saveRecord';
import { draftFor } from '../../../forms/core/draft';
import { SelectField } from '../../../forms/fields/SelectField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { FormName, ProcessName } from './LinkNames';
import { NodeFields } from './NodeFields';
import { formsQuery } from './queries';
import { useTexts } from './texts';

const ENDPOINTS = {
  list: listDeployForms,
  delete: deleteDeployForm,
  deleteBatch: deleteDeployForms,
  export: exportDeployForms,
  import: importDeployForms,
};
const FACES: Faces<SysDeployForm> = {
  formId: ({ formId }) => <FormName formId={formId} />,
  deployId: (row) => <ProcessName link={row} />,
};

/** `/flowable/deployForm`: designed forms of processes and of their steps. */
export function DeployFormListPage() {
  return (
    <ListPage
      fields={deployFormFields}
      endpoints={ENDPOINTS}
      permission="flowable:sysDeployForm"
      texts={useTexts().deployed}
      nameOf={nameOf}
      settings="deploy-forms"
      faces={FACES}
      form={(opened) => <DeployFormDialog {...opened} />}
    />
  );
}

const nameOf = ({ nodeName, deployId }: SysDeployForm) => nodeName ?? deployId;

function DeployFormDialog({ row, onClose }: OpenForm<SysDeployForm>) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { data: forms = [], isLoading } = useQuery(formsQuery(client));
  return (
    <RecordDialog
      title={row ? texts.editDeployed : texts.addDeployed}
      schema={addDeployForm.input}
      draft={draftFor('deploy-form', row)}
      initial={row ? valuesOf(row) : { formId: '', deployId: '', formFlag: '1', nodeKey: null, nodeName: null }}
      save={async (values) => {
        await saveRecord(
          client,
          { add: addDeployForm, edit: editDeployForm },
          { ...values, ...(row && { id: row.id, updateTime: row.updateTime }) },
        );
        await invalidate(queries, listDeployForms);
      }}
      onClose={onClose}
    >
      <SelectField name="formId" label={texts.form} options={forms} loading={isLoading} isSearched />
      <NodeFields link={row} />
    </RecordDialog>
  );
}

const valuesOf = ({ formId, deployId, formFlag, nodeKey, nodeName }: SysDeployForm) => ({
  formId,
  deployId,
  formFlag,
  nodeKey,
  nodeName,
});
