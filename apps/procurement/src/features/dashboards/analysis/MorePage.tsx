import { usePermission } from '@gezi/client';
import { EmptyState, PageCard, PageHeader } from '@gezi/ui';
import { useTexts } from './texts';
import { WaitingPlans } from './WaitingPlans';
import './dashboard.css';

/** Maximum number of plans shown. */
const MAX_SHOWN = 100;

/** `/account/more`: everything that waits for the caller. */
export function MorePage() {
  const texts = useTexts();
  const readsPlans = usePermission('purchase:purchasePlan:list');
  return (
    <>
      <PageHeader title={texts.moreTitle} description={texts.moreHint(MAX_SHOWN)} />
      {readsPlans ? (
        <WaitingPlans max={MAX_SHOWN} />
      ) : (
        <PageCard>
          <EmptyState title={texts.nothingWaits} />
        </PageCard>
      )}
    </>
  );
}
