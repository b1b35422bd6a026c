import {
  AuditOutlined,
  BranchesOutlined,
  ClockCircleOutlined,
  NodeIndexOutlined,
  PartitionOutlined,
  PlusOutlined,
  SendOutlined,
} from '@ant-design/icons';
import type { NewStep, SimplePlace } from '@gezi/domain';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../texts';
import { useSimple } from './SimpleContext';

export const STEP_ICONS: Readonly<Record<NewStep, ReactNode>> = {
  approval: <AuditOutlined aria-hidden />,
  copy: <SendOutlined aria-hidden />,
  timer: <ClockCircleOutlined aria-hidden />,
  exclusive: <BranchesOutlined aria-hidden />,
  parallel: <PartitionOutlined aria-hidden />,
  inclusive: <NodeIndexOutlined aria-hidden />,
};
const STEPS = Object.keys(STEP_ICONS) as NewStep[];

/** The line between two steps, with a button that adds a step there. */
export function AddStep({ at, before }: { at: SimplePlace; before: string }) {
  const texts = useTexts();
  const { apply } = useSimple();
  if (!apply) return <div className="gezi-flow-line" />;

  const insert = (step: NewStep): void =>
    apply({
      type: 'insert',
      at,
      step,
      name: texts.newNames[step],
      branchNames:
        step === 'parallel' ? [texts.branch(1), texts.branch(2)] : [texts.conditionBranch(1), texts.otherwise],
    });
  return (
    <div className="gezi-flow-line">
      <Dropdown
        destroyOnHidden
        trigger={['click']}
        menu={{
          items: STEPS.map((step) => ({
            key: step,
            icon: STEP_ICONS[step],
            label: (
              <span className="gezi-flow-kind">
                {texts.kinds[step]}
                <small>{texts.kindHints[step]}</small>
              </span>
            ),
          })),
          onClick: ({ key }) => insert(key as NewStep),
        }}
      >
        <Button
          data-flow-stop
          shape="circle"
          size="small"
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          aria-label={texts.addHere(before)}
          title={texts.addStep}
        />
      </Dropdown>
    </div>
  );
}
