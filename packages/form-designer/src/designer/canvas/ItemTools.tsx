import { CopyOutlined, DeleteOutlined, HolderOutlined, MoreOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/useTexts';

/**
 * Handle and buttons at the frame of the selected component, for the pointer; by keyboard, the component has a key for
 * each. The canvas runs their actions by `data-tool`.
 */
export function ItemTools({ name, icon, cell = false }: { name: string; icon: ReactNode; cell?: boolean }) {
  const texts = useTexts();
  const tool = (does: string, label: string, sign: ReactNode, keys?: string) => (
    <button type="button" tabIndex={-1} data-tool={does} aria-label={label} title={keys ? `${label} (${keys})` : label}>
      {sign}
    </button>
  );
  return (
    <>
      <span className="gezi-fd-tag" title={cell ? undefined : texts.moveHandle} data-handle={cell ? undefined : ''}>
        {cell ? null : <HolderOutlined aria-hidden />}
        {icon}
        {name}
      </span>
      <span className="gezi-fd-tools">
        {cell ? null : tool('duplicate', texts.copy, <CopyOutlined aria-hidden />, 'Ctrl+D')}
        {cell ? null : tool('remove', texts.remove, <DeleteOutlined aria-hidden />, 'Delete')}
        {tool('menu', texts.more, <MoreOutlined aria-hidden />)}
      </span>
    </>
  );
}
