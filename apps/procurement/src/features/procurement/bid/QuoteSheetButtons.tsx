import {
  exportQuoteSheet,
  MAX_PROJECT_LINES,
  readQuoteSheet,
  type ProjectForBid,
  type ReadQuoteLines,
} from '@gezi/domain';
import { ImportDialog } from '@gezi/upload';
import { ImportOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useState } from 'react';
import { ExportButton } from '../../../crud/ExportButton';
import { mergeQuoteLines } from './core/mergeQuoteLines';
import { useTexts } from './texts';
import type { BidForm } from './useBidForm';

interface QuoteSheetButtonsProps {
  form: Pick<BidForm, 'lines' | 'loadLines'>;
  project: ProjectForBid;
}

/** Faults that are listed; of the others there is the number. */
const MAX_LISTED = 20;

/** Buttons that write the lines of a bid to a workbook, and read them into the editor; nothing is stored. */
export function QuoteSheetButtons({ form, project }: QuoteSheetButtonsProps) {
  const texts = useTexts();
  const { message, modal } = App.useApp();
  const [isOpen, setOpen] = useState(false);

  function take({ lines, refused }: ReadQuoteLines) {
    const { rows, taken, unknown } = mergeQuoteLines(form.lines, lines, project);
    form.loadLines(rows);
    const faults = [
      ...refused.map(({ row, column, reason }) => texts.refusedCell(row, column, reason)),
      ...unknown.map(texts.unknownLine),
    ];
    if (faults.length === 0) void message.success(texts.linesTaken(taken));
    else {
      modal.warning({
        title: texts.linesTaken(taken),
        content: (
          <>
            <p>{texts.cellsRefused}</p>
            <ul>
              {faults.slice(0, MAX_LISTED).map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
            {faults.length > MAX_LISTED && <p>{texts.missingMore(faults.length - MAX_LISTED)}</p>}
          </>
        ),
      });
    }
  }

  return (
    <div className="gezi-bid-sheet">
      <ExportButton endpoint={exportQuoteSheet} input={{ purchaseInfoId: project.id }} label={texts.exportLines} />
      <Button icon={<ImportOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {texts.importLines}
      </Button>
      <ImportDialog
        open={isOpen}
        title={texts.importLines}
        url={readQuoteSheet.path}
        templateUrl={readQuoteSheet.path}
        fieldName="file"
        multiple={false}
        maxRows={MAX_PROJECT_LINES}
        hasValidation={false}
        onClose={() => setOpen(false)}
        onDone={(outcome) => 'result' in outcome && take(outcome.result as ReadQuoteLines)}
      />
    </div>
  );
}
