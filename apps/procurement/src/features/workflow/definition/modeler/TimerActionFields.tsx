import type { BoundaryTimer } from '@gezi/domain';
import { UserSelect } from '@gezi/pickers';
import { Select } from 'antd';
import { useId } from 'react';
import { FieldFrame } from '../../../../forms/FieldFrame';
import { useTexts } from '../texts';

const ACTIONS = ['remind', 'escalate', 'pass', 'flow'] as const;

/** Action of a timer on the border of a task. */
export function TimerActionFields({
  timer,
  onChange,
}: {
  timer: BoundaryTimer;
  onChange: (timer: BoundaryTimer) => void;
}) {
  const texts = useTexts();
  const id = useId();
  const { to, ...rest } = timer;
  return (
    <>
      <FieldFrame id={id} label={texts.timerAction}>
        <Select
          id={id}
          aria-label={texts.timerAction}
          value={timer.action}
          options={ACTIONS.map((value) => ({ value, label: texts.timerActions[value] }))}
          onChange={(action) => onChange({ ...rest, action })}
        />
      </FieldFrame>
      {timer.action === 'escalate' && (
        <FieldFrame id={`${id}-to`} label={texts.limitTo(1)}>
          <UserSelect
            id={`${id}-to`}
            aria-label={texts.limitTo(1)}
            value={to ?? ''}
            onChange={(user) => onChange({ ...rest, to: user })}
          />
        </FieldFrame>
      )}
    </>
  );
}
