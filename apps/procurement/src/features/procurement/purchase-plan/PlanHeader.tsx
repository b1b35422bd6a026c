import type { PurchasePlan } from '@gezi/domain';
import { DescriptionGrid, PageCard } from '@gezi/ui';
import { useNarrow } from '../../../crud/useNarrow';
import { ControlField } from '../../../forms/ControlField';
import { purchaserOf } from './core/planLines';
import { PurchaserSelect } from './PurchaserSelect';
import { useTexts } from './texts';

interface PlanHeaderProps {
  plan: PurchasePlan;
  /** Message if no purchaser is chosen. */
  missing: string;
  isEditable: boolean;
}

/** Header data of a plan (P§2), and its purchaser, which can be editable. */
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
              <ControlField name="purchaser" label={texts.purchaser} hasLabel={false} isRequired missing={missing}>
                <PurchaserSelect />
              </ControlField>
            ) : (
              (purchaserOf(plan)?.name ?? texts.notAssigned)
            ),
          },
        ]}
      />
    </PageCard>
  );
}
