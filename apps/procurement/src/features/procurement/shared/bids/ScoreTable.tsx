import type { BidScore, ScoreDimension } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatNumber } from '@gezi/ui';
import { PartTable } from '../../../../documents/PartTable';
import { StoredFiles } from '../../../../documents/StoredFiles';
import { useTexts } from './texts';

interface ScoreTableProps {
  scores: readonly BidScore[];
  dimensions: readonly ScoreDimension[];
}

/** Scores of a bid: a row per expert, a column per dimension with its weight (P§2). */
export function ScoreTable({ scores, dimensions }: ScoreTableProps) {
  const texts = useTexts();
  const columns: GridColumn<BidScore>[] = [
    { key: 'expertName', title: texts.expertName, width: 120 },
    {
      key: 'expertType',
      title: texts.expertType,
      width: 100,
      render: ({ expertType, expertType_dictText: text }) => text ?? expertType,
    },
    ...dimensions.map(({ itemId, itemName, markValue }): GridColumn<BidScore> => ({
      type: 'slot',
      key: `dimension-${itemId}`,
      title: texts.dimension(itemName, markValue),
      width: 150,
      align: 'end',
      render: ({ itemMap }) => formatNumber(itemMap[itemId]),
    })),
    { key: 'idea', title: texts.idea, width: 240 },
    {
      key: 'scoreFileUrl',
      title: texts.scoreFile,
      width: 220,
      render: ({ scoreFileUrl }) => <StoredFiles list={scoreFileUrl} />,
    },
    {
      key: 'totalScore',
      title: texts.totalScore,
      width: 130,
      align: 'end',
      render: ({ totalScore }) => formatNumber(totalScore, 2),
    },
  ];
  return <PartTable label={texts.scores} columns={columns} rows={scores} />;
}
