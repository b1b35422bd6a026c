import { useState } from 'react';
import type { ResolvedColumn } from '../../core/columns/ResolvedColumn';
import { Menu } from '../../react/Menu';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';
import { Tool } from '../tools/Tool';
import type { FilterRequest } from './FilterRequest';

export interface FilterToolProps<Row extends object> {
  /** The columns that can be filtered. */
  columns: readonly ResolvedColumn<Row>[];
  /** A filter is active. */
  active: boolean;
  onOpen: (request: FilterRequest) => void;
}

/** Filters by a column that the user chooses from a menu. */
export function FilterTool<Row extends object>({ columns, active, onOpen }: FilterToolProps<Row>) {
  const texts = useSheetTexts();
  const [open, setOpen] = useState<HTMLElement>();
  return (
    <>
      <Tool
        label={texts.filterTool}
        expanded={open !== undefined}
        active={active}
        onPress={(button) => setOpen(open ? undefined : button)}
      >
        <path d="M1.5 2h11L8.5 7v4.5l-3-1.5V7Z" />
      </Tool>
      {open ? (
        <Menu
          label={texts.filterTool}
          at={open}
          items={columns.map(({ key, title = key }) => ({
            key,
            label: title,
            onSelect: () => onOpen({ key, anchor: open }),
          }))}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </>
  );
}
