import { Later, lazyPart } from '@gezi/ui';
import { useLayoutEffect, useState } from 'react';
import type { EditableGridProps } from '../../react/EditableGridProps';
import type { SheetLink } from '../range/SheetLink';
import type { ContextMenuListProps } from './ContextMenuList';
import type { OpenedMenu } from './MenuPlace';

const ContextMenuList = lazyPart(async () => (await import('./ContextMenuList')).ContextMenuList);

export interface ContextMenuProps<Row extends object>
  extends
    Pick<ContextMenuListProps<Row>, 'kit' | 'view' | 'readOnly' | 'movesRows' | 'excluded' | 'onSort' | 'onFilter'>,
    Omit<EditableGridProps<Row>, 'readOnly' | 'excluded'> {
  link: SheetLink<Row>;
  /** Cells and rows have a menu; otherwise only headings. */
  cells: boolean;
}

/** The context menu of cells, rows and headings. Its entries load when it is first opened. */
export function ContextMenu<Row extends object>(props: ContextMenuProps<Row>) {
  const { kit, link, cells, contextMenu } = props;
  const [opened, open] = useState<OpenedMenu<Row>>();
  useLayoutEffect(() => {
    Object.assign(link, { menu: { cells, open } });
    return () => void Object.assign(link, { menu: undefined });
  }, [link, cells]);
  if (!opened) return null;
  return (
    <Later>
      <ContextMenuList
        kit={kit}
        link={link}
        view={props.view}
        change={typeof contextMenu === 'function' ? contextMenu : undefined}
        readOnly={props.readOnly}
        disabled={props.disabled === true}
        changesRows={Boolean(props.toolbar || props.dragSort)}
        movesRows={props.movesRows}
        isTree={props.tree !== undefined}
        excluded={props.excluded}
        sortsOnServer={props.onSortChange !== undefined}
        filtersOnServer={props.onFiltersChange !== undefined}
        onSort={props.onSort}
        onFilter={props.onFilter}
        opened={opened}
        onClose={() => open(undefined)}
      />
    </Later>
  );
}
