import { CopyOutlined, DeleteOutlined, HolderOutlined, MoreOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/useTexts';

/**
 * Handle and buttons at the frame of the selected component. They are for the pointer; each has its key on the
 * component itself. What they do is decided by the canvas, by `data-tool`.
 */
export function ItemTools({ name, icon, cell = false }: { name: string; icon: ReactNode; cell?: boolean }) {
  const texts = useTexts();
  return (
    <>
      <span className="gezi-fd-tag" title={cell ? undefined : texts.moveHandle} data-handle={cell ? undefined : ''}>
        {cell ? null : <HolderOutlined aria-hidden />}
        {icon}
        {name}
      </span>
      <span className="gezi-fd-tools">
        {cell ? null : (
          <button
            type="button"
            tabIndex={-1}
            data-tool="duplicate"
            aria-label={texts.copy}
            title={`${texts.copy} (Ctrl+D)`}
          >
            <CopyOutlined aria-hidden />
          </button>
        )}
        {cell ? null : (
          <button
            type="button"
            tabIndex={-1}
            data-tool="remove"
            aria-label={texts.remove}
            title={`${texts.remove} (Delete)`}
          >
            <DeleteOutlined aria-hidden />
          </button>
        )}
        <button type="button" tabIndex={-1} data-tool="menu" aria-label={texts.more} title={texts.more}>
          <MoreOutlined aria-hidden />
        </button>
      </span>
    </>
  );
}
