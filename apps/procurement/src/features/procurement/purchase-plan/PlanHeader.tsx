import type { PurchasePlan } from '@gezi/domain';
import { DescriptionGrid, PageCard } from '@gezi/ui';
import { useNarrow } from '../../../crud/useNarrow';
import { StoredFiles } from '../../../documents/StoredFiles';
import { ControlField } from '../../../forms/ControlField';
import { parseFileList } from '../../../forms/core/fileList';
import { headerItems, purchaserName } from './core/headerItems';
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
          ...headerItems(plan, texts),
          {
            label: texts.purchaser,
            wide: isNarrow,
            value: isEditable ? (
              <ControlField name="purchaser" label={texts.purchaser} hasLabel={false} isRequired missing={missing}>
                <PurchaserSelect />
              </ControlField>
            ) : (
              purchaserName(plan, texts)
            ),
          },
          ...(plan.remark ? [{ label: texts.remark, value: plan.remark, wide: true }] : []),
          ...(parseFileList(plan.planFileUrl).length > 0
            ? [{ label: texts.planFileUrl, value: <StoredFiles list={plan.planFileUrl} />, wide: true }]
            : []),
        ]}
      />
    </PageCard>
  );
}
