import type { ProjectMethod, ScoreDimension, SupplierBid } from '@gezi/domain';
import { DescriptionGrid, PageCard } from '@gezi/ui';
import { useState, type ReactNode } from 'react';
import { useNarrow } from '../../../../crud/useNarrow';
import { DocumentParts, type DocumentPart } from '../../../../documents/DocumentParts';
import { StoredFiles } from '../../../../documents/StoredFiles';
import { parseFileList } from '../../../../forms/core/fileList';
import { ConfirmationInfo } from './ConfirmationInfo';
import { totalText } from './core/totalText';
import { DivergeTable } from './DivergeTable';
import { QuoteLineTable } from './QuoteLineTable';
import { ScoreTable } from './ScoreTable';
import { useTexts } from './texts';

interface BidContentProps {
  bid: SupplierBid;
  project: ProjectMethod;
  dimensions?: readonly ScoreDimension[];
  /** Parts after those of the bid. */
  further?: readonly DocumentPart[];
  /** Beside the heading, e.g. the state. */
  extra?: ReactNode;
}

/** A bid, read-only: quotation and confirmation info, its lines, deviations and scores (P§2). */
export function BidContent({ bid, project, dimensions = [], further = [], extra }: BidContentProps) {
  const texts = useTexts();
  const isNarrow = useNarrow();
  const [active, setActive] = useState('lines');
  const isWinner = bid.isWinner === '1';
  return (
    <>
      <PageCard title={texts.quotation} level={3} extra={extra}>
        <DescriptionGrid
          {...(isNarrow && { minWidth: 130 })}
          items={[
            { label: texts.supplierName, value: bid.supplierName },
            { label: texts.linkman, value: bid.linkman },
            { label: texts.mobile, value: bid.mobile },
            { label: texts.tenderPrice, value: totalText(bid.tenderPrice) },
            ...(isWinner ? [{ label: texts.actualPrice, value: totalText(bid.actualPrice) }] : []),
            ...(parseFileList(bid.priceFileName).length > 0
              ? [{ label: texts.priceFileName, value: <StoredFiles list={bid.priceFileName} /> }]
              : []),
          ]}
        />
      </PageCard>
      <ConfirmationInfo confirmation={bid.supplierConfirmation} />
      <DocumentParts
        active={active}
        onActivate={setActive}
        parts={[
          {
            key: 'lines',
            title: texts.lines,
            padded: false,
            children: <QuoteLineTable lines={bid.supplierPriceDetailVOS ?? []} project={project} isWinner={isWinner} />,
          },
          {
            key: 'diverges',
            title: texts.diverges,
            padded: false,
            children: <DivergeTable diverges={bid.supplierTenderingDiverges ?? []} />,
          },
          ...(bid.scoreList.length > 0
            ? [
                {
                  key: 'scores',
                  title: texts.scores,
                  padded: false,
                  children: <ScoreTable scores={bid.scoreList} dimensions={dimensions} />,
                },
              ]
            : []),
          ...further,
        ]}
      />
    </>
  );
}
