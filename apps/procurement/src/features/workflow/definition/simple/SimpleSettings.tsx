import {
  allSteps,
  idOf,
  type EventNode,
  type SimpleBranch,
  type SimpleFlow,
  type SimpleFork,
  type SimpleStep,
  type UserTaskNode,
} from '@gezi/domain';
import { Drawer } from 'antd';
import { useTexts } from '../texts';
import { FormSettings } from '../form/FormSettings';
import { ApproverSettings } from './ApproverSettings';
import { BranchSettings } from './BranchSettings';
import { CopySettings } from './CopySettings';
import { NameField } from './NameField';
import { useSimple } from './SimpleContext';
import { kindOf } from './StepCard';
import { TimerSettings } from './TimerSettings';

interface SimpleSettingsProps {
  flow: SimpleFlow;
  /** Id of the start, a step, a fork or a branch; the drawer is empty once it does not exist. */
  id: string;
  onClose: () => void;
}

/** Drawer with the settings of one element; every change applies at once and can be undone. */
export function SimpleSettings({ flow, id, onClose }: SimpleSettingsProps) {
  const texts = useTexts();
  const { apply } = useSimple();
  const steps = allSteps(flow.path);
  const step = steps.find((one) => idOf(one) === id);
  const forks = steps.filter((one): one is SimpleFork => one.kind === 'fork');
  const fork = forks.find(({ branches }) => branches.some((branch) => branch.id === id));
  const branch = fork?.branches.find((one) => one.id === id);
  const isStart = id === flow.start.id;
  const kind = step ? (step.kind === 'task' ? kindOf(step.node) : step.gateway.type) : undefined;
  return (
    <Drawer
      open={step !== undefined || branch !== undefined || isStart}
      size={480}
      rootClassName="gezi-flow-drawer"
      title={isStart ? texts.startSettings : branch ? texts.branchSettings : kind && texts.kinds[kind]}
      onClose={onClose}
    >
      <fieldset className="gezi-flow-settings" disabled={!apply} aria-label={texts.settings}>
        {isStart && <StartSettings start={flow.start} />}
        {step && <StepSettings step={step} />}
        {fork && branch && <BranchSettings fork={fork} branch={branch satisfies SimpleBranch} />}
      </fieldset>
    </Drawer>
  );
}

function StartSettings({ start }: { start: EventNode }) {
  const { apply } = useSimple();
  const change = (node: EventNode): void => apply?.({ type: 'changeNode', node });
  return (
    <>
      <NameField value={start.name} onChange={(name) => change({ ...start, name })} />
      <FormSettings node={start} onChange={(node) => change(node as EventNode)} />
    </>
  );
}

function StepSettings({ step }: { step: SimpleStep }) {
  const { apply } = useSimple();
  if (step.kind === 'fork') {
    const { id, name } = step.gateway;
    return <NameField value={name} onChange={(next) => apply?.({ type: 'renameFork', id, name: next })} />;
  }
  const { node } = step;
  const change = (next: typeof node): void => apply?.({ type: 'changeNode', node: next });
  return (
    <>
      <NameField value={node.name} onChange={(name) => change({ ...node, name })} />
      {node.type === 'userTask' && (
        <>
          <ApproverSettings node={node} onChange={change} />
          <FormSettings node={node} onChange={(next) => change(next as UserTaskNode)} />
        </>
      )}
      {node.type === 'step' && <CopySettings node={node} onChange={change} />}
      {node.type === 'timer' && <TimerSettings node={node} onChange={change} />}
    </>
  );
}
