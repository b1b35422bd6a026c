import { Skeleton } from 'antd';
import { useTexts } from '../../texts/useTexts';
import { useBusy } from '../router/progress';

/** Skeleton of a page whose script is loading. */
export function PageSkeleton() {
  const texts = useTexts();
  useBusy(true);
  return (
    <div className="gezi-page-skeleton" aria-busy="true">
      <output className="gezi-visually-hidden">{texts.loading}</output>
      <div aria-hidden="true">
        <Skeleton active title={{ width: 240 }} paragraph={false} />
        <div className="gezi-page-skeleton-card">
          <Skeleton active paragraph={{ rows: 8 }} title={false} />
        </div>
      </div>
    </div>
  );
}
