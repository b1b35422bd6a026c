import { PageCard } from '@gezi/ui';
import { Skeleton } from 'antd';
import { useTexts } from './texts';

/** Skeleton of the plan page, with the same dimensions. */
export function PlanSkeleton() {
  const texts = useTexts();
  return (
    <div className="gezi-plan" aria-busy="true">
      <Skeleton active title={{ width: 240 }} paragraph={{ rows: 1, width: 320 }} className="gezi-plan-title-wait" />
      <PageCard title={texts.header}>
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      </PageCard>
      <PageCard title={texts.materials}>
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </PageCard>
    </div>
  );
}
