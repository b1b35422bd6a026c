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
  /** Default 导入. */
  label?: string;
  /** Calls to invalidate; default none. */
  invalidates?: readonly { path: string }[];
}

/** A button that imports rows from workbooks, e.g. next to the title of a list. */
export function ImportRowsButton({ endpoint, label, invalidates = [] }: ImportRowsButtonProps) {
  const texts = useTexts();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ImportOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {label ?? texts.importRows}
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
