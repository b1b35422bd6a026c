import { saveFile, useClient } from '@gezi/client';
import { ExportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from './texts';

interface ExportButtonProps {
  endpoint: { path: string };
  /** Input of the list; the export contains all matching rows, not only the current page. */
  input: object;
  /** Without extension. */
  fileName: string;
}

/** The button next to a list's title that exports all its rows as a workbook. */
export function ExportButton({ endpoint, input, fileName }: ExportButtonProps) {
  const texts = useTexts();
  const client = useClient();
  const [isRunning, setRunning] = useState(false);

  async function run() {
    setRunning(true);
    try {
      const { blob } = await client.blob(endpoint.path, { ...input, pageNo: undefined, pageSize: undefined });
      saveFile(blob, `${fileName}.xlsx`);
    } catch {
      // Reported like every failed call.
    } finally {
      setRunning(false);
    }
  }

  return (
    <Button icon={<ExportOutlined aria-hidden />} loading={isRunning} onClick={() => void run()}>
      {texts.exportAll}
    </Button>
  );
}
