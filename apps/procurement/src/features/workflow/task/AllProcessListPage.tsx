import { allFlowFields, exportAllFlows, listAllFlows, type FlowTask } from '@gezi/domain';
import { useMemo, useState } from 'react';
import type { ListAction } from '../../../crud/ListPage';
import { ASSIGNEE_FACE, flowPath, FlowTaskList } from './FlowTaskList';
import { FlowWordsDialog, type FlowStepQuestion } from './FlowWordsDialog';
import { useTexts } from './texts';
import { useFlowSteps } from './useFlowSteps';

const ENDPOINTS = { list: listAllFlows };
const CARDS = ['title', 'status', 'taskName', 'assigneeName', 'startUserName', 'createTime'];

/** `/flowable/task/all`: all processes of the tenant, for administrators of processes. */
export function AllProcessListPage() {
  const texts = useTexts();
  const [step, setStep] = useState<FlowStepQuestion>();
  const { stop, suspend, activate, remove } = useFlowSteps(setStep);
  const rowActions = useMemo<ListAction<FlowTask>[]>(
    () => [{ key: 'view', label: texts.view, href: flowPath }, stop, suspend, activate, remove],
    [texts, stop, suspend, activate, remove],
  );
  return (
    <>
      <FlowTaskList
        fields={allFlowFields}
        endpoints={ENDPOINTS}
        exportOf={exportAllFlows}
        texts={texts.all}
        settings="flow-all"
        cardColumns={CARDS}
        faces={ASSIGNEE_FACE}
        pathOf={flowPath}
        rowActions={rowActions}
      />
      {step && <FlowWordsDialog step={step} onClose={() => setStep(undefined)} />}
    </>
  );
}
