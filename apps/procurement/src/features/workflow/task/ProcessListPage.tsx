import { exportMyFlows, listMyFlows, myFlowFields, type FlowTask } from '@gezi/domain';
import { useMemo, useState } from 'react';
import { AddButton } from '../../../crud/AddButton';
import type { ListAction } from '../../../crud/ListPage';
import { ASSIGNEE_FACE, flowPath, FlowTaskList } from './FlowTaskList';
import { FlowWordsDialog, type FlowStepQuestion } from './FlowWordsDialog';
import { StartDialog } from './StartDialog';
import { useTexts } from './texts';
import { useFlowSteps } from './useFlowSteps';

const ENDPOINTS = { list: listMyFlows };
const CARDS = ['title', 'status', 'taskName', 'assigneeName', 'createTime', 'duration'];

/** `/flowable/task/process`: processes that the user started, and the start of a new one. */
export function ProcessListPage() {
  const texts = useTexts();
  const [step, setStep] = useState<FlowStepQuestion>();
  const [isStarting, setStarting] = useState(false);
  const { recall, stop } = useFlowSteps(setStep);
  const rowActions = useMemo<ListAction<FlowTask>[]>(
    () => [{ key: 'view', label: texts.view, href: flowPath }, recall, stop],
    [texts, recall, stop],
  );
  return (
    <>
      <FlowTaskList
        fields={myFlowFields}
        endpoints={ENDPOINTS}
        exportOf={exportMyFlows}
        texts={texts.mine}
        settings="flow-mine"
        cardColumns={CARDS}
        faces={ASSIGNEE_FACE}
        pathOf={flowPath}
        rowActions={rowActions}
        addition={<AddButton label={texts.startTitle} onClick={() => setStarting(true)} />}
      />
      {step && <FlowWordsDialog step={step} onClose={() => setStep(undefined)} />}
      {isStarting && <StartDialog onClose={() => setStarting(false)} />}
    </>
  );
}
