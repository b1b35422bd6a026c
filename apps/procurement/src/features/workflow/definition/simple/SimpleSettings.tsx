import { allSteps, idOf, type SimpleBranch, type SimpleFlow, type SimpleFork, type SimpleStep } from '@gezi/domain';
import { Drawer } from 'antd';
import { useTexts } from '../texts';
import { ApproverSettings } from './ApproverSettings';
import { BranchSettings } from './BranchSettings';
import { CopySettings } from './CopySettings';
import { NameField } from './NameField';
import { useSimple } from './SimpleContext';
import { kindOf } from './StepCard';
import { TimerSettings } from './TimerSettings';

interface SimpleSettingsProps {
  flow: SimpleFlow;
  /** Id of a step, a fork or a branch; the drawer is empty once it does not exist. */
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
  const kind = step ? (step.kind === 'task' ? kindOf(step.node) : step.gateway.type) : undefined;
  return (
    <Drawer
      open={step !== undefined || branch !== undefined}
      size={480}
      rootClassName="gezi-flow-drawer"
      title={branch ? texts.branchSettings : kind && texts.kinds[kind]}
      onClose={onClose}
    >
      <fieldset className="gezi-flow-settings" disabled={!apply} aria-label={texts.settings}>
        {step && <StepSettings step={step} />}
        {fork && branch && <BranchSettings fork={fork} branch={branch satisfies SimpleBranch} />}
      </fieldset>
    </Drawer>
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
      {node.type === 'userTask' && <ApproverSettings node={node} onChange={change} />}
      {node.type === 'step' && <CopySettings node={node} onChange={change} />}
      {node.type === 'timer' && <TimerSettings node={node} onChange={change} />}
    </>
  );
}
