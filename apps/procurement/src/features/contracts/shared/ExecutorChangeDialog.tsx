import { useClient } from '@gezi/client';
import {
  addExecutorChange,
  ChangeExecutorAdd,
  editExecutorChange,
  type ChangeExecutor,
  type ContractInfo,
} from '@gezi/domain';
import { Alert } from 'antd';
import { draftFor } from '../../../forms/core/draft';
import { AreaField } from '../../../forms/fields/AreaField';
import { UserField } from '../../../forms/fields/UserField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { useTexts } from './texts';

interface ExecutorChangeDialogProps {
  contract: Pick<ContractInfo, 'id' | 'contractNo'>;
  /** Absent for a new application. */
  row?: ChangeExecutor;
  onSaved: () => void;
  onClose: () => void;
}

/** Applies for another user responsible for a contract. */
export function ExecutorChangeDialog({ contract, row, onSaved, onClose }: ExecutorChangeDialogProps) {
  const texts = useTexts();
  const client = useClient();
  return (
    <RecordDialog<{ newUserId: string; reason: string }>
      title={`${texts.applyExecutor} ${contract.contractNo}`}
      schema={ChangeExecutorAdd}
      initial={{ newUserId: row?.newUserId ?? '', reason: row?.reason ?? '' }}
      draft={draftFor(`executor-change.${contract.id}`, row)}
      save={(values) =>
        row
          ? client.call(editExecutorChange, { ...values, id: row.id, updateTime: row.updateTime }, { silent: true })
          : client.call(addExecutorChange, { ...values, contractId: contract.id }, { silent: true })
      }
      onSaved={onSaved}
      onClose={onClose}
    >
      <Alert className="gezi-field-block" type="info" showIcon title={texts.executorHint} />
      <UserField name="newUserId" label={texts.newExecutor} valueField="id" isRequired />
      <AreaField name="reason" label={texts.reason} isRequired showCount lines={[3, 8]} />
    </RecordDialog>
  );
}
