import { formatNumber } from '@gezi/ui/core';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { ResolvedColumn } from '../../core/columns/ResolvedColumn';
import type { RowSource } from '../../core/source/RowSource';
import { everyRow } from '../../core/source/everyRow';
import { SourceRows, type SourceTotal } from '../../core/source/SourceRows';
import type { GridError } from '../../react/EditableGridProps';
import type { GridKit } from '../../react/GridKit';
import { useFeature } from '../../react/useFeature';
import type { SheetView } from '../../react/useSheetView';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';
import { useTexts } from '../../texts/useTexts';
import { headingText } from '../group/headingText';
import { sourceFeature, type SourceContext } from './sourceFeature';

export interface SourceProps<Row extends object> {
  kit: GridKit<Row>;
  source: RowSource<Row>;
  by: readonly string[];
  columns: readonly ResolvedColumn<Row>[];
  view: SheetView;
  /** The first rows are loading, are here, or could not be loaded. */
  onState: (state: SourceState) => void;
  onTotal: (total: SourceTotal) => void;
}

export interface SourceState {
  loading: boolean;
  error: GridError | undefined;
}

/** Loads the rows of a server into the grid while mounted. */
export function Source<Row extends object>(props: SourceProps<Row>) {
  const { kit, view, by, columns } = props;
  const { store, reloads, readers } = kit;
  const texts = useSheetTexts();
  const yesNo = useTexts();
  const [live] = useState(() => ({ props }));
  useLayoutEffect(() => void Object.assign(live, { props }));
  const [{ rows, reload }] = useState(() => connect(live));

  const context: SourceContext<Row> = {
    rows,
    levels: by.length,
    textOf(vacant) {
      if (vacant.kind === 'failed') return texts.source.failed;
      const { group, column: key } = vacant;
      const column = columns.find((each) => each.key === key) ?? { key };
      const text = headingText(store.settings.define(column.type ?? 'normal'), group.value, column, yesNo);
      return texts.groups.heading(column.title ?? key, text || texts.groups.empty, formatNumber(group.count));
    },
  };
  useFeature(kit, sourceFeature<Row>, context);

  const query = JSON.stringify([view.sorts, view.filters, by]);
  useEffect(() => reload(), [reload, query, props.source]);
  useEffect(() => {
    const stop = new AbortController();
    async function* read() {
      const { source, view: now } = live.props;
      for await (const part of everyRow(source, { sort: now.sorts, filters: now.filters }, stop.signal))
        yield { ...part, rows: part.rows.map((row) => store.ledger.find(store.ledger.idOf(row)) ?? row) };
    }
    readers.add(read);
    return () => {
      stop.abort();
      readers.delete(read);
    };
  }, [readers, live, store]);
  useEffect(() => {
    reloads.add(reload);
    return () => void reloads.delete(reload);
  }, [reloads, reload]);
  return null;
}

/** @param live the current props */
function connect<Row extends object>(live: { props: SourceProps<Row> }) {
  const { store, feedback, parts } = live.props.kit;
  const rows = new SourceRows<Row>(store, {
    source: () => live.props.source,
    query: () => ({ sort: live.props.view.sorts, filters: live.props.view.filters, by: live.props.by }),
    isActive: (id) => parts.current?.controller.current?.rowId === id,
    counted: (total) => live.props.onTotal(total),
    failed: (error) => feedback.notify('error', messageOf(error)),
    settled(error) {
      const failure = error === undefined ? undefined : { message: messageOf(error), onRetry: reload };
      live.props.onState({ loading: false, error: failure });
    },
  });
  function reload() {
    if (store.size === 0) live.props.onState({ loading: true, error: undefined });
    rows.reload();
    store.flush();
  }
  return { rows, reload };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
