import { FileSearchOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useEffect, useState } from 'react';
import { useTexts } from '../../texts/useTexts';
import { SearchDialog, type SearchDialogProps } from './SearchDialog';

export type GlobalSearchProps = Omit<SearchDialogProps, 'onClose'>;

/** Search for pages and records: a button in the header, or Ctrl+K (⌘K on a Mac). */
export function GlobalSearch(props: GlobalSearchProps) {
  const texts = useTexts();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      // Prevents the search of the browser.
      event.preventDefault();
      setOpen(true);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <Tooltip title={`${texts.globalSearch}（Ctrl + K）`}>
        <Button
          type="text"
          aria-label={texts.globalSearch}
          aria-keyshortcuts="Control+K Meta+K"
          icon={<FileSearchOutlined />}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {open && <SearchDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
