import { Alert } from 'antd';
import type { ImportOutcome } from '../../core';
import { importReportOf, importWarningsOf, type RefusedCell } from '../../core/importReport';
import { useTexts } from '../../texts/useTexts';
import { ErrorFileLink } from './ErrorFileLink';

type ReportedOutcome = Extract<ImportOutcome, { kind: 'done' | 'with-errors' | 'refused' }>;

export const isReported = (outcome: ImportOutcome): outcome is ReportedOutcome =>
  outcome.kind === 'done' || outcome.kind === 'with-errors' || outcome.kind === 'refused';

/**
 * Result of an import with refused rows or warnings: counts, every fault and warning with its place, and the files to
 * download.
 */
export function ImportReportView({ outcome }: { outcome: ReportedOutcome }) {
  const texts = useTexts();
  const report = importReportOf(outcome.result);
  const warned = importWarningsOf(outcome.result);
  const titles = {
    done: texts.importWarnedTitle,
    'with-errors': texts.importErrorsTitle,
    refused: texts.importRefusedTitle,
  };
  return (
    <div className="gezi-upload-report">
      <Alert
        type={outcome.kind === 'refused' ? 'error' : 'warning'}
        showIcon
        title={titles[outcome.kind]}
        description={
          <>
            <p className="gezi-upload-import-says">
              {report ? texts.importCounts(report.totalCount, report.successCount, report.errorCount) : outcome.message}
            </p>
            {outcome.kind !== 'done' && <ErrorFileLink fileUrl={outcome.fileUrl} result={outcome.result} />}
          </>
        }
      />
      {report && report.refused.length > 0 && <RefusedCells report={report.refused} rows={report.errorCount} />}
      {warned.length > 0 && <CellTable label={texts.warnedRows} cells={warned} />}
    </div>
  );
}

function RefusedCells({ report, rows }: { report: readonly RefusedCell[]; rows: number }) {
  const texts = useTexts();
  const shownRows = new Set(report.map(({ sheet, row }) => `${sheet ?? ''} ${row}`)).size;
  return (
    <>
      <CellTable label={texts.refusedRows} cells={report} />
      {shownRows < rows && <p className="gezi-upload-tips">{texts.moreRefusedRows(rows - shownRows)}</p>}
    </>
  );
}

function CellTable({ label, cells }: { label: string; cells: readonly RefusedCell[] }) {
  const texts = useTexts();
  return (
    <section className="gezi-upload-table" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.row}</th>
            <th scope="col">{texts.column}</th>
            <th scope="col">{texts.reason}</th>
          </tr>
        </thead>
        <tbody>
          {cells.map(({ sheet, row, column, reason }, nth) => (
            <tr key={nth}>
              <td className="gezi-upload-number">{sheet === undefined ? row : `${sheet} ${row}`}</td>
              <td>{column}</td>
              <td className="gezi-upload-reason">{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
