import { saveFile, useClient } from '@gezi/client';
import { ExportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from './texts';

interface ExportButtonProps {
  endpoint: { path: string };
  /** Input of the list; the export contains all matching rows, not only the current page. */
  input: object;
  /** Without extension; default the name that the server gives. */
  fileName?: string;
  label?: string;
}

/** A button that exports a workbook: next to a list's title, all its rows. */
export function ExportButton({ endpoint, input, fileName, label }: ExportButtonProps) {
  const texts = useTexts();
  const client = useClient();
  const [isRunning, setRunning] = useState(false);

  async function run() {
    setRunning(true);
    try {
      const { blob, fileName: given = 'export.xlsx' } = await client.blob(endpoint.path, {
        ...input,
        pageNo: undefined,
        pageSize: undefined,
      });
      saveFile(blob, fileName === undefined ? given : `${fileName}.xlsx`);
    } catch {
      // Reported like every failed call.
    } finally {
      setRunning(false);
    }
  }

  return (
    <Button icon={<ExportOutlined aria-hidden />} loading={isRunning} onClick={() => void run()}>
      {label ?? texts.exportAll}
    </Button>
  );
}
