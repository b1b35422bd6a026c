import {
  addDeployOnline,
  deleteDeployOnline,
  deleteDeployOnlineBatch,
  deployOnlineFields,
  editDeployOnline,
  exportDeployOnline,
  importDeployOnline,
  listDeployOnline,
  type FlowDeployOnline,
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
import { OnlineFormName, ProcessName } from './LinkNames';
import { NodeFields } from './NodeFields';
import { onlineFormsQuery } from './queries';
import { useTexts } from './texts';

const ENDPOINTS = {
  list: listDeployOnline,
  delete: deleteDeployOnline,
  deleteBatch: deleteDeployOnlineBatch,
  export: exportDeployOnline,
  import: importDeployOnline,
};
const FACES: Faces<FlowDeployOnline> = {
  onlineId: ({ onlineId }) => <OnlineFormName onlineId={onlineId} />,
  deployId: (row) => <ProcessName link={row} />,
};

/** `/flowable/deployOnline`: online forms of processes and of their steps. */
export function DeployOnlineListPage() {
  return (
    <ListPage
      fields={deployOnlineFields}
      endpoints={ENDPOINTS}
      permission="flowable:flowDeployOnline"
      texts={useTexts().online}
      nameOf={nameOf}
      settings="deploy-online"
      faces={FACES}
      form={(opened) => <DeployOnlineDialog {...opened} />}
    />
  );
}

const nameOf = ({ nodeName, deployId }: FlowDeployOnline) => nodeName ?? deployId;

function DeployOnlineDialog({ row, onClose }: OpenForm<FlowDeployOnline>) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { data: forms = [], isLoading } = useQuery(onlineFormsQuery(client));
  return (
    <RecordDialog
      title={row ? texts.editOnline : texts.addOnline}
      schema={addDeployOnline.input}
      draft={draftFor('deploy-online', row)}
      initial={row ? valuesOf(row) : { onlineId: '', deployId: '', formFlag: '1', nodeKey: null, nodeName: null }}
      save={async (values) => {
        await saveRecord(
          client,
          { add: addDeployOnline, edit: editDeployOnline },
          { ...values, ...(row && { id: row.id, updateTime: row.updateTime }) },
        );
        await invalidate(queries, listDeployOnline);
      }}
      onClose={onClose}
    >
      <SelectField name="onlineId" label={texts.onlineForm} options={forms} loading={isLoading} isSearched />
      <NodeFields link={row} />
    </RecordDialog>
  );
}

const valuesOf = ({ onlineId, deployId, formFlag, nodeKey, nodeName }: FlowDeployOnline) => ({
  onlineId,
  deployId,
  formFlag,
  nodeKey,
  nodeName,
});
