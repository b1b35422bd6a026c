import { Later, lazyPart } from '@gezi/ui';
import { useLayoutEffect, useState } from 'react';
import { useFeature } from '../../react/useFeature';
import type { SheetLink } from '../range/SheetLink';
import { firstPressFeature } from './firstPressFeature';
import type { ContextMenuListProps } from './ContextMenuList';
import type { OpenedMenu } from './MenuPlace';

const ContextMenuList = lazyPart(async () => (await import('./ContextMenuList')).ContextMenuList);

export interface ContextMenuProps<Row extends object> extends Omit<ContextMenuListProps<Row>, 'opened' | 'onClose'> {
  link: SheetLink<Row>;
  /** Cells and rows have a menu; otherwise only headings. */
  cells: boolean;
}

/** The context menu of cells, rows and headings. Its entries load when it is first opened. */
export function ContextMenu<Row extends object>({ link, cells, ...list }: ContextMenuProps<Row>) {
  const [opened, open] = useState<OpenedMenu<Row>>();
  useLayoutEffect(() => {
    Object.assign(link, { menu: { cells, open } });
    return () => void Object.assign(link, { menu: undefined });
  }, [link, cells]);
  useFeature(list.kit, firstPressFeature<Row>, link);
  return opened ? (
    <Later>
      <ContextMenuList {...list} opened={opened} onClose={() => open(undefined)} />
    </Later>
  ) : null;
}
