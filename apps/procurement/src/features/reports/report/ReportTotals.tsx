import type { ReportDetails } from '@gezi/domain';
import { formatFigure } from './core/reportValues';
import { useTexts } from './texts';

interface ReportTotalsProps {
  report: ReportDetails;
  /** Sums over all rows that match; absent while they load. */
  totals: Readonly<Record<string, number | null>> | undefined;
}

/** Totals of the columns that have one. */
export function ReportTotals({ report, totals }: ReportTotalsProps) {
  const texts = useTexts();
  const summed = report.columns.filter(({ total }) => total);
  if (summed.length === 0) return null;
  return (
    <section className="gezi-report-totals" aria-label={texts.totals}>
      <dl>
        {summed.map(({ dataIndex, title, format }) => {
          const value = totals?.[dataIndex];
          return (
            <div key={dataIndex}>
              <dt>{title}</dt>
              <dd>{value === null || value === undefined ? '-' : formatFigure(value, format)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
