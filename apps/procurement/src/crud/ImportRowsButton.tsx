import { MAX_IMPORT_ROWS } from '@gezi/domain';
import { ImportDialog } from '@gezi/upload';
import { ImportOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { invalidate } from './invalidate';
import { useTexts } from './texts';

interface ImportRowsButtonProps {
  endpoint: { path: string };
  /** Calls to invalidate. */
  invalidates: readonly { path: string }[];
}

/** The button next to a list's title that imports rows from workbooks. */
export function ImportRowsButton({ endpoint, invalidates }: ImportRowsButtonProps) {
  const texts = useTexts();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ImportOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {texts.importRows}
      </Button>
      <ImportDialog
        open={isOpen}
        url={endpoint.path}
        templateUrl={endpoint.path}
        maxRows={MAX_IMPORT_ROWS}
        preview
        onClose={() => setOpen(false)}
        onDone={() => void invalidate(queries, ...invalidates)}
      />
    </>
  );
}
