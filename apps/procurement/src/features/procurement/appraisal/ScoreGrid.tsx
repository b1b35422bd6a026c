import type { ScoreDimension } from '@gezi/domain';
import { EditableGrid, type GridApi, type GridColumn } from '@gezi/editable-grid';
import { formatNumber } from '@gezi/ui';
import { useMemo, useRef, useState } from 'react';
import { useFittedColumns } from '../../../crud/useFittedColumns';
import { entryTotal, isScoreCell, scoreKey, type ScoreEntry } from './core/scoreEntries';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';
import type { Scoring } from './useScoring';

interface ScoreGridProps {
  scoring: Scoring;
  dimensions: readonly ScoreDimension[];
  isEditable: boolean;
}

/** Points: a row per bid, a column per dimension with its weight, and the total. */
export function ScoreGrid({ scoring, dimensions, isEditable }: ScoreGridProps) {
  const texts = useTexts();
  const [rows] = useState(scoring.entries);
  const grid = useRef<GridApi<ScoreEntry>>(null);
  const columns = useFittedColumns(
    useMemo(() => scoreColumns(dimensions, texts), [dimensions, texts]),
    rows,
  );

  function take() {
    for (const row of grid.current?.getRows() ?? []) {
      const before = scoring.entries.find(({ id }) => id === row.id);
      const points = Object.fromEntries(
        dimensions.map(({ itemId }) => [scoreKey(itemId), row[scoreKey(itemId)] ?? null]),
      );
      if (before && Object.entries(points).some(([key, value]) => before[key as `score-${string}`] !== value)) {
        scoring.change(row.id, points as Partial<ScoreEntry>);
      }
    }
  }

  return (
    <EditableGrid<ScoreEntry>
      label={texts.sheet}
      columns={columns}
      rows={rows}
      readOnly={!isEditable}
      rowNumber
      size="mini"
      maxHeight={620}
      apiRef={grid}
      onRowsChange={take}
    />
  );
}

function scoreColumns(dimensions: readonly ScoreDimension[], texts: Texts): GridColumn<ScoreEntry>[] {
  return [
    { key: 'supplierName', title: texts.supplierName, width: 220, pin: 'start' },
    {
      key: 'tenderPrice',
      title: texts.tenderPrice,
      width: 130,
      align: 'end',
      render: ({ tenderPrice }) => formatNumber(tenderPrice, 2),
    },
    ...dimensions.map(
      ({ itemId, itemName, markValue }) =>
        ({
          key: scoreKey(itemId),
          title: texts.dimension(itemName, markValue),
          type: 'inputNumber',
          align: 'end',
          validateRules: [
            {
              handler: ({ row }: { row: ScoreEntry }) =>
                isScoreCell(row[scoreKey(itemId)]) ? undefined : texts.scoreInvalid,
            },
          ],
        }) as GridColumn<ScoreEntry>,
    ),
    {
      type: 'slot',
      key: 'total',
      title: texts.total,
      width: 110,
      align: 'end',
      pin: 'end',
      render: (row) => <strong>{formatNumber(entryTotal(row, dimensions), 2) || '—'}</strong>,
    } as GridColumn<ScoreEntry>,
  ];
}
