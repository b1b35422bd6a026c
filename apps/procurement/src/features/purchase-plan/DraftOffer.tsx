import type { PurchasePlan } from '@gezi/domain';
import { formatDateTime } from '@gezi/ui';
import { Alert, Button, Space } from 'antd';
import { isOutdated, type PlanDraft } from './core/planDraft';
import { useTexts } from './texts';

interface DraftOfferProps {
  draft: PlanDraft;
  plan: PurchasePlan;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers back what was typed and never saved. */
export function DraftOffer({ draft, plan, onRestore, onDiscard }: DraftOfferProps) {
  const texts = useTexts();
  return (
    <Alert
      className="gezi-plan-note"
      type={isOutdated(plan, draft) ? 'warning' : 'info'}
      showIcon
      title={texts.draftFound(formatDateTime(draft.savedAt))}
      {...(isOutdated(plan, draft) && { description: texts.draftOutdated })}
      action={
        <Space>
          <Button size="small" type="primary" onClick={onRestore}>
            {texts.draftRestore}
          </Button>
          <Button size="small" onClick={onDiscard}>
            {texts.draftDiscard}
          </Button>
        </Space>
      }
    />
  );
}
