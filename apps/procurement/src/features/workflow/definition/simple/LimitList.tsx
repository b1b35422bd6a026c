import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { BoundaryTimer, UserTaskNode } from '@gezi/domain';
import { UserSelect } from '@gezi/pickers';
import { Button, Select } from 'antd';
import { FieldFrame } from '../../../../forms/FieldFrame';
import { readDue, writeDue } from '../core/due';
import { useTexts } from '../texts';
import { DueFields } from './DueFields';

type LimitAction = 'remind' | 'remindAgain' | 'escalate' | 'pass';
const ACTIONS: readonly LimitAction[] = ['remind', 'remindAgain', 'escalate', 'pass'];
/** Reminders of a repeated one. */
const REMINDERS = 10;

/** Time limits of an approval: reminders, handing over, approval after a time. */
export function LimitList({ node, onChange }: { node: UserTaskNode; onChange: (node: UserTaskNode) => void }) {
  const texts = useTexts();
  const { timers = [] } = node;
  const write = (next: readonly BoundaryTimer[]): void => {
    const { timers: _timers, ...rest } = node;
    onChange(next.length > 0 ? { ...rest, timers: next } : rest);
  };
  const change = (at: number, next: BoundaryTimer): void => write(timers.with(at, next));

  function add(): void {
    const taken = new Set(timers.map(({ id }) => id));
    let number = 1;
    while (taken.has(`${node.id}_Limit_${number}`)) number += 1;
    const due = { kind: 'duration', value: 'P1D' } as const;
    write([...timers, { id: `${node.id}_Limit_${number}`, name: '', due, action: 'remind', isInterrupting: false }]);
  }

  return (
    <FieldFrame id="" isLabelled={false} label={texts.limits}>
      <ul className="gezi-flow-limits">
        {timers.map((timer, at) => (
          <li key={timer.id}>
            <span>{timer.due.kind === 'cycle' ? texts.every : texts.after}</span>
            <DueFields
              due={timer.due}
              label={texts.limitAfter(at + 1)}
              unitLabel={texts.limitUnit(at + 1)}
              onChange={(due) => change(at, { ...timer, due })}
            />
            <Select<LimitAction>
              aria-label={texts.limitAction(at + 1)}
              value={actionOf(timer)}
              options={ACTIONS.map((value) => ({ value, label: texts.limitActions[value] }))}
              onChange={(action) => change(at, withAction(timer, action))}
            />
            {timer.action === 'escalate' && (
              <UserSelect
                aria-label={texts.limitTo(at + 1)}
                value={timer.to ?? ''}
                onChange={(to) => change(at, { ...timer, to })}
              />
            )}
            <Button
              type="text"
              danger
              icon={<DeleteOutlined aria-hidden />}
              aria-label={texts.removeLimit(at + 1)}
              onClick={() => write(timers.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ul>
      <Button type="dashed" block icon={<PlusOutlined aria-hidden />} onClick={add}>
        {texts.addLimit}
      </Button>
    </FieldFrame>
  );
}

const actionOf = ({ action, due }: BoundaryTimer): LimitAction =>
  action === 'remind' && due.kind === 'cycle' ? 'remindAgain' : action === 'flow' ? 'remind' : action;

function withAction({ to: _to, ...timer }: BoundaryTimer, action: LimitAction): BoundaryTimer {
  const { count, unit } = readDue(timer.due) ?? { count: 1, unit: 'D' as const };
  const due = writeDue({ count, unit, ...(action === 'remindAgain' && { times: REMINDERS }) });
  return {
    ...timer,
    due: timer.due.kind === 'date' && action !== 'remindAgain' ? timer.due : due,
    action: action === 'remindAgain' ? 'remind' : action,
    isInterrupting: action === 'pass',
  };
}
