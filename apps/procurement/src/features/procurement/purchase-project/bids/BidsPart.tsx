import type { PurchaseInfo, SupplierBid } from '@gezi/domain';
import { Alert, Drawer } from 'antd';
import { useState } from 'react';
import { BidContent } from '../../shared/bids/BidContent';
import { BidStatusTag } from '../../shared/bids/BidStatusTag';
import { BidTable } from './BidTable';
import { areSealed } from './core/bidding';
import { LoadedPart } from '../../shared/LoadedPart';
import { useTexts } from './texts';
import { useBidsOfProject } from './useBidsOfProject';

/** The bids of the current round: before the opening, only who has bid and when. */
export function BidsPart({ project }: { project: PurchaseInfo }) {
  const texts = useTexts();
  const query = useBidsOfProject(project.id);
  const [shown, setShown] = useState<SupplierBid>();
  return (
    <>
      {areSealed(project) && (
        <Alert
          className="gezi-bid-seal"
          type="info"
          showIcon
          title={texts.sealedTitle}
          description={texts.sealedHint}
        />
      )}
      <LoadedPart query={query}>
        {({ supplierDetail, itemList }) => (
          <>
            <BidTable project={project} bids={supplierDetail} onView={setShown} />
            <Drawer
              open={shown !== undefined}
              title={shown && texts.viewBid(shown.supplierName)}
              size="large"
              destroyOnHidden
              onClose={() => setShown(undefined)}
            >
              {shown && (
                <BidContent bid={shown} project={project} dimensions={itemList} extra={<BidStatusTag bid={shown} />} />
              )}
            </Drawer>
          </>
        )}
      </LoadedPart>
    </>
  );
}
