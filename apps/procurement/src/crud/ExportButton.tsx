import { saveFile, useClient } from '@gezi/client';
import { ExportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from './texts';

interface ExportButtonProps {
  endpoint: { path: string };
  /** What the list was asked for: all of its rows go out, not those of the page alone. */
  asked: object;
  /** Without ending. */
  fileName: string;
}

/** The button beside the title of a list that gives all of its rows as a workbook. */
export function ExportButton({ endpoint, asked, fileName }: ExportButtonProps) {
  const texts = useTexts();
  const client = useClient();
  const [isRunning, setRunning] = useState(false);

  async function run() {
    setRunning(true);
    try {
      const { blob } = await client.blob(endpoint.path, { ...asked, pageNo: undefined, pageSize: undefined });
      saveFile(blob, `${fileName}.xlsx`);
    } catch {
      // Said where all failed calls are.
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
