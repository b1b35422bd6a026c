import type { TimerNode } from '@gezi/domain';
import { FieldFrame } from '../../../../forms/FieldFrame';
import { useTexts } from '../texts';
import { DueFields } from './DueFields';

/** Settings of a wait. */
export function TimerSettings({ node, onChange }: { node: TimerNode; onChange: (node: TimerNode) => void }) {
  const texts = useTexts();
  return (
    <FieldFrame id="" isLabelled={false} label={texts.wait}>
      <DueFields
        due={node.due}
        label={texts.wait}
        unitLabel={texts.limitUnit(1)}
        onChange={(due) => onChange({ ...node, due })}
      />
    </FieldFrame>
  );
}
