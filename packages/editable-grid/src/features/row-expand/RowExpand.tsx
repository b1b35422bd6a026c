import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { GridKit } from '../../react/GridKit';
import { useFeature } from '../../react/useFeature';
import type { OpenPanel } from './RowPanels';
import { rowExpandFeature, type ExpandContext } from './rowExpandFeature';

/** Rows that open a panel below themselves. */
export interface ExpandSettings<Row extends object> {
  /** Content of a row's panel; its height is that of the content. */
  render: (row: Row) => ReactNode;
  /** Rows that have a panel; default all. */
  expandable?: (row: Row) => boolean;
  /** Opening one row closes the others. Default false. */
  single?: boolean;
  /** Rows open at first. */
  defaultExpanded?: readonly string[];
  /** Called when a panel is opened or closed. */
  onExpand?: (row: Row, expanded: boolean) => void;
}

export interface RowExpandProps<Row extends object> {
  kit: GridKit<Row>;
  settings: ExpandSettings<Row>;
  /** Called with the total height of all open panels, in pixels. */
  onHeight: (height: number) => void;
}

/** Draws the panels of open rows: the content by React, the places by the grid. */
export function RowExpand<Row extends object>({ kit, settings, onHeight }: RowExpandProps<Row>) {
  const { store } = kit;
  const [panels, setPanels] = useState<readonly OpenPanel[]>([]);
  const { single = false, expandable, onExpand } = settings;
  const rowOf = (rowId: string) => store.ledger.find(rowId);
  const context: ExpandContext = {
    single,
    expandable(rowId) {
      const row = rowOf(rowId);
      return row !== undefined && (expandable?.(row) ?? true);
    },
    onExpand(rowId, expanded) {
      const row = rowOf(rowId);
      if (row) onExpand?.(row, expanded);
    },
    onPanels(list, height) {
      setPanels(list);
      onHeight(height);
    },
  };

  const first = useRef(settings.defaultExpanded);
  useEffect(() => {
    if (first.current) store.expand(first.current, true);
  }, [store]);
  useFeature(kit, rowExpandFeature<Row>, context);

  return panels.map(({ rowId, content }) =>
    createPortal(<PanelContent kit={kit} rowId={rowId} render={settings.render} />, content, rowId),
  );
}

interface PanelContentProps<Row extends object> {
  kit: GridKit<Row>;
  rowId: string;
  render: (row: Row) => ReactNode;
}

/** Follows its own row only: typing elsewhere does not redraw it. */
function PanelContent<Row extends object>({ kit: { store }, rowId, render }: PanelContentProps<Row>) {
  const [row, setRow] = useState(() => store.ledger.find(rowId));
  useEffect(() => store.subscribe(() => setRow(() => store.ledger.find(rowId))), [store, rowId]);
  return row ? render(row) : null;
}
