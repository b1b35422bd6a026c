import { DescriptionGrid, PageCard } from '@gezi/ui';
import type { RefSelectProps } from 'antd';
import { useId, type Ref } from 'react';
import { useNarrow } from '../../../crud/useNarrow';
import { PurchaserSelect } from './PurchaserSelect';
import { useTexts } from './texts';
import type { PlanForm } from './usePlanForm';

interface PlanHeaderProps {
  form: PlanForm;
  isEditable: boolean;
  boxRef: Ref<RefSelectProps>;
}

/** What the plan says of itself (P§2), and who buys. */
export function PlanHeader({
  form: { plan, purchaser, purchaserError, choosePurchaser },
  isEditable,
  boxRef,
}: PlanHeaderProps) {
  const texts = useTexts();
  const id = useId();
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
              <PurchaserSelect
                id={id}
                ref={boxRef}
                value={purchaser}
                onChange={choosePurchaser}
                error={purchaserError}
              />
            ) : (
              (purchaser?.name ?? texts.notAssigned)
            ),
          },
        ]}
      />
    </PageCard>
  );
}
