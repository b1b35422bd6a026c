import { PageCard } from '@gezi/ui';
import { Skeleton } from 'antd';

/** Skeleton of a document page, with the same dimensions. @param titles titles of its cards: the header, then the lines */
export function DocumentSkeleton({ titles }: { titles: readonly string[] }) {
  return (
    <div className="gezi-document" aria-busy="true">
      <Skeleton
        active
        title={{ width: 240 }}
        paragraph={{ rows: 1, width: 320 }}
        className="gezi-document-title-wait"
      />
      {titles.map((title, nth) => (
        <PageCard key={title} title={title}>
          <Skeleton active title={false} paragraph={{ rows: nth === 0 ? 4 : 8 }} />
        </PageCard>
      ))}
    </div>
  );
}
