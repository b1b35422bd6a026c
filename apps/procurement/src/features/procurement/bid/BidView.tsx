import type { BidDraft } from '@gezi/domain';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { DocumentFrame } from '../../../documents/DocumentFrame';
import { BidContent } from '../shared/bids/BidContent';
import { BID_LIST_PATH } from '../shared/bids/bidPath';
import { BidStatusTag } from '../shared/bids/BidStatusTag';
import { BidHead } from './BidHead';
import { BidNote } from './BidNote';
import { BidVersions } from './BidVersions';
import { useTexts } from './texts';

interface BidViewProps {
  bid: BidDraft;
  onReload: () => Promise<void>;
}

/** A bid that its supplier cannot change any more. */
export function BidView({ bid, onReload }: BidViewProps) {
  const texts = useTexts();
  const { lineCount } = useDocumentTexts();
  const { versions, purchaseInfo: project } = bid;
  return (
    <DocumentFrame
      title={texts.title}
      tags={<BidStatusTag bid={bid} />}
      description={project.proName}
      listPath={BID_LIST_PATH}
      isPrintable={false}
      onReload={() => void onReload()}
    >
      <BidNote bid={bid} />
      <BidHead bid={bid} onDeadline={() => void onReload()} />
      <BidContent
        bid={bid}
        project={project}
        further={[
          {
            key: 'versions',
            title: texts.versions,
            note: lineCount(versions.length),
            children: <BidVersions versions={versions} />,
          },
        ]}
      />
    </DocumentFrame>
  );
}
