import { projectStatus, type PurchaseInfo, type ScoreSummary, type ScoreSummaryRow } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatNumber } from '@gezi/ui';
import { useMemo } from 'react';
import { PartTable } from '../../../../documents/PartTable';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

interface ScoreResultsProps {
  project: Pick<PurchaseInfo, 'status'>;
  summary: ScoreSummary;
}

type Row = ScoreSummaryRow & { id: string };

/** Means and ranks of the bids, best first. */
export function ScoreResults({ project: { status }, summary: { rows } }: ScoreResultsProps) {
  const texts = useTexts();
  const columns = useMemo(() => resultColumns(texts), [texts]);
  const results = useMemo(() => rows.map((row): Row => ({ ...row, id: row.bidId })), [rows]);
  const isProvisional = status === projectStatus.inEvaluation && rows.some(({ rank }) => rank !== null);
  return (
    <section>
      <header className="gezi-appraisal-head">
        <h3>{texts.results}</h3>
        {isProvisional && <span>{texts.provisional}</span>}
      </header>
      <PartTable label={texts.results} columns={columns} rows={results} emptyText={texts.noResults} />
    </section>
  );
}

function resultColumns(texts: Texts): GridColumn<Row>[] {
  const score = (key: 'techScore' | 'busiScore' | 'totalScore', isMain = false): GridColumn<Row> => ({
    key,
    title: texts[key],
    width: 130,
    align: 'end',
    render: (row) => {
      const text = formatNumber(row[key], 2);
      return isMain ? <strong>{text}</strong> : text;
    },
  });
  return [
    { key: 'rank', title: texts.rank, width: 70, align: 'end' },
    { key: 'supplierName', title: texts.supplierName, width: 240 },
    {
      key: 'tenderPrice',
      title: texts.tenderPrice,
      width: 140,
      align: 'end',
      render: ({ tenderPrice }) => formatNumber(tenderPrice, 2),
    },
    score('techScore'),
    score('busiScore'),
    score('totalScore', true),
  ];
}
