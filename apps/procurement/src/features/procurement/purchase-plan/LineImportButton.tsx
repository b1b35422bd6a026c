import { MAX_PLAN_LINES, readPlanLines, type ResultOf } from '@gezi/domain';
import { ImportDialog } from '@gezi/upload';
import { ImportOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useState } from 'react';
import { draftRowFrom } from './core/draftLines';
import { useTexts } from './texts';
import type { PlanDraftForm } from './usePlanDraft';

type ReadLines = ResultOf<typeof readPlanLines>;

/** Reads the lines of a workbook into the grid and marks their faults; nothing is stored. */
export function LineImportButton({ form }: { form: PlanDraftForm }) {
  const texts = useTexts();
  const { message } = App.useApp();
  const [isOpen, setOpen] = useState(false);

  /** The grid itself marks the invalid texts, which the server leaves in the lines. */
  async function insert({ lines }: ReadLines) {
    const rows = lines.map((line) => draftRowFrom({ ...line, id: '' }));
    const count = await form.insertLines(rows);
    if (count > 0) void message.warning(texts.linesReadWithFaults(rows.length, count));
  }

  return (
    <>
      <Button icon={<ImportOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {texts.importLines}
      </Button>
      <ImportDialog
        open={isOpen}
        title={texts.importLines}
        url={readPlanLines.path}
        templateUrl={readPlanLines.path}
        fieldName="file"
        multiple={false}
        maxRows={MAX_PLAN_LINES}
        hasValidation={false}
        onClose={() => setOpen(false)}
        onDone={(outcome) => 'result' in outcome && void insert(outcome.result as ReadLines)}
      />
    </>
  );
}
