import type { PurchasePlan } from '@gezi/domain';
import { DescriptionGrid, PageCard } from '@gezi/ui';
import { useNarrow } from '../../../crud/useNarrow';
import { OwnField } from '../../../forms/OwnField';
import { purchaserOf } from './core/planLines';
import { PurchaserSelect } from './PurchaserSelect';
import { useTexts } from './texts';

interface PlanHeaderProps {
  plan: PurchasePlan;
  /** Says that no purchaser is chosen. */
  missing: string;
  isEditable: boolean;
}

/** The members of a plan (P§2), and its purchaser, which may be a field. */
export function PlanHeader({ plan, missing, isEditable }: PlanHeaderProps) {
  const texts = useTexts();
  const isNarrow = useNarrow();
  return (
    <PageCard title={texts.header}>
      <DescriptionGrid
        {...(isNarrow && { minWidth: 130 })}
        items={[
          { label: texts.planNo, value: plan.planNo },
          { label: texts.departName, value: plan.departName },
          { label: texts.applyUser, value: plan.applyUserId_dictText },
          { label: texts.applyTime, value: plan.applyTime },
          { label: texts.demandOrgName, value: plan.demandOrgName },
          { label: texts.orgConsignee, value: plan.orgConsignee },
          { label: texts.orgConsigneeTel, value: plan.orgConsigneeTel },
          {
            label: texts.purchaser,
            wide: isNarrow,
            value: isEditable ? (
              <OwnField name="purchaser" label={texts.purchaser} hasLabel={false} isRequired missing={missing}>
                <PurchaserSelect />
              </OwnField>
            ) : (
              (purchaserOf(plan)?.name ?? texts.notAssigned)
            ),
          },
        ]}
      />
    </PageCard>
  );
}
