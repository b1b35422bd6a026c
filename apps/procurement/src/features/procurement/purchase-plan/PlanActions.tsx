import { Button } from 'antd';
import type { PlanLine } from './core/planLines';
import { PlanTotals } from './PlanTotals';
import { useTexts } from './texts';

interface PlanActionsProps {
  lines: readonly PlanLine[];
  saving: boolean;
  onSave: () => void;
}

/** Sticky bar below the plan: totals and saving. */
export function PlanActions({ lines, saving, onSave }: PlanActionsProps) {
  const texts = useTexts();
  return (
    <div className="gezi-plan-actions">
      <PlanTotals lines={lines} />
      <Button type="primary" size="large" loading={saving} aria-keyshortcuts="Control+S" onClick={onSave}>
        {texts.save}
      </Button>
    </div>
  );
}
