import { Alert } from 'antd';
import type { ImportOutcome } from '../../core';
import { importReportOf, type RefusedCell } from '../../core/importReport';
import { useTexts } from '../../texts/useTexts';
import { ErrorFileLink } from './ErrorFileLink';

type ReportedOutcome = Extract<ImportOutcome, { kind: 'with-errors' | 'refused' }>;

/** Result of an import with refused rows: counts, every fault with its place, and the workbook to correct. */
export function ImportReportView({ outcome }: { outcome: ReportedOutcome }) {
  const texts = useTexts();
  const report = importReportOf(outcome.result);
  const isPartial = outcome.kind === 'with-errors';
  return (
    <div className="gezi-upload-report">
      <Alert
        type={isPartial ? 'warning' : 'error'}
        showIcon
        title={isPartial ? texts.importErrorsTitle : texts.importRefusedTitle}
        description={
          <>
            <p className="gezi-upload-import-says">
              {report ? texts.importCounts(report.totalCount, report.successCount, report.errorCount) : outcome.message}
            </p>
            <ErrorFileLink fileUrl={outcome.fileUrl} />
          </>
        }
      />
      {report && report.refused.length > 0 && <RefusedCells report={report.refused} rows={report.errorCount} />}
    </div>
  );
}

function RefusedCells({ report, rows }: { report: readonly RefusedCell[]; rows: number }) {
  const texts = useTexts();
  const shownRows = new Set(report.map(({ sheet, row }) => `${sheet ?? ''} ${row}`)).size;
  return (
    <>
      <section className="gezi-upload-table" tabIndex={0} aria-label={texts.refusedRows}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.row}</th>
              <th scope="col">{texts.column}</th>
              <th scope="col">{texts.reason}</th>
            </tr>
          </thead>
          <tbody>
            {report.map(({ sheet, row, column, reason }, nth) => (
              <tr key={nth}>
                <td className="gezi-upload-number">{sheet === undefined ? row : `${sheet} ${row}`}</td>
                <td>{column}</td>
                <td className="gezi-upload-reason">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {shownRows < rows && <p className="gezi-upload-tips">{texts.moreRefusedRows(rows - shownRows)}</p>}
    </>
  );
}
