import type { FlowRecord } from '@gezi/domain';
import { PageCard } from '@gezi/ui';
import { Alert, Button } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTabTitle } from '../../../crud/useTabTitle';
import { NoRecord } from '../../../crud/NoRecord';
import { ActionBar } from '../../../documents/ActionBar';
import { DocumentFrame } from '../../../documents/DocumentFrame';
import { DocumentSkeleton } from '../../../documents/DocumentSkeleton';
import { useLeaveGuard } from '../../../forms/useLeaveGuard';
import type { FlowFormHandle } from '../shared/form/FlowForm';
import { useFlowActions } from './actions/useFlowActions';
import { FlowCopies } from './FlowCopies';
import { FlowFormCard } from './FlowFormCard';
import { FlowHistory } from './FlowHistory';
import { FlowMap } from './FlowMap';
import { FlowStatusTag } from './FlowStatusTag';
import { FlowSummary } from './FlowSummary';
import { FlowVariables } from './FlowVariables';
import { NextStep } from './NextStep';
import type { RecordInput } from './queries';
import { useTexts } from './texts';
import { useFlowRecord } from './useFlowRecord';

/** Path of the list of tasks. */
const TODO_PATH = '/flowable/task/todo';

/** A process with its form, its way and its history, and the actions that the caller may take. */
export function FlowPage({ input }: { input: RecordInput }) {
  const texts = useTexts();
  const { data, error, isFetching, refetch, reload } = useFlowRecord(input);
  const back = { label: texts.back, path: TODO_PATH };
  if (data) return <FlowView record={data} reload={reload} />;
  if (!error || isFetching) return <DocumentSkeleton titles={[texts.summary, texts.form, texts.history]} />;
  return <NoRecord error={error} onRetry={() => void refetch()} missing={texts.missing} back={back} />;
}

function FlowView({ record, reload }: { record: FlowRecord; reload: () => Promise<void> }) {
  const texts = useTexts();
  const { process, actions, history, copies } = record;
  const form = useRef<FlowFormHandle>(null);
  const navigate = useNavigate();
  const document = documentPath(record);
  // A document with a page of its own is filled in there, so that only a form beside it is shown.
  const hasForm = !document || Boolean(record.formData.formId ?? record.taskFormData);
  const [isDirty, setDirty] = useState(false);
  const guard = useLeaveGuard(isDirty);
  const { buttons, dialog } = useFlowActions(record, {
    validate: () => form.current?.validate() ?? Promise.resolve({}),
    refuseField: (message, field) => form.current?.refuse(message, field) ?? false,
    onDone: () => setDirty(false),
    onDeleted: () => {
      guard.release();
      void navigate(TODO_PATH, { replace: true });
    },
    reload,
  });
  const title = process.title ?? process.procDefName ?? '';
  useTabTitle(title);
  return (
    <DocumentFrame
      title={title}
      tags={<FlowStatusTag process={process} />}
      listPath={TODO_PATH}
      actions={document && <Button onClick={() => void navigate(document)}>{texts.showDocument}</Button>}
      isPrintable={false}
      onReload={() => void reload()}
    >
      {process.isSuspended && process.status === 'running' && (
        <Alert className="gezi-document-note" type="warning" showIcon title={texts.isSuspended} />
      )}
      <FlowSummary record={record} />
      <div className="gezi-flow-record">
        <div className="gezi-flow-record-main">
          {hasForm && (
            <FlowFormCard
              record={record}
              isEditable={actions.includes('complete')}
              onChange={() => setDirty(true)}
              ref={form}
            />
          )}
          <PageCard title={texts.history}>
            <FlowHistory history={history} initiator={process.startUserId} />
          </PageCard>
        </div>
        <div className="gezi-flow-record-side">
          <FlowMap process={process} />
          {actions.includes('complete') && process.taskId && process.ownerName === null && (
            <NextStep at={{ taskId: process.taskId }} label={texts.nextAfter} />
          )}
          <FlowCopies copies={copies} />
          <FlowVariables flowList={record.flowList} />
        </div>
      </div>
      {buttons.length > 0 && <ActionBar buttons={buttons} />}
      {dialog}
      {guard.question}
    </DocumentFrame>
  );
}

/** Page of the document that the process decides on. */
function documentPath({ process: { category, businessKey }, routeName }: FlowRecord): string | undefined {
  if (category !== 'zdyyw' || !businessKey || !routeName?.startsWith('/')) return undefined;
  return `${routeName}?${new URLSearchParams({ id: businessKey })}`;
}
