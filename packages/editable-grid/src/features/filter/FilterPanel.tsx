import { useState } from 'react';
import type { ResolvedColumn } from '../../core/columns/ResolvedColumn';
import { isOpen, type ColumnFilter } from '../../core/filter/ColumnFilter';
import { filterKindOf } from '../../core/filter/filterKindOf';
import type { GridStore } from '../../core/store/GridStore';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';
import { Panel } from '../tools/Panel';
import { ChoiceFields } from './ChoiceFields';

export interface FilterPanelProps<Row extends object> {
  anchor: HTMLElement;
  column: ResolvedColumn<Row>;
  store: GridStore<Row>;
  filter: ColumnFilter | undefined;
  /** The rows are a part of all; the server filters. */
  onServer: boolean;
  onChange: (filter: ColumnFilter | undefined) => void;
  onClose: () => void;
}

/** Filter of one column; applied when confirmed. */
export function FilterPanel<Row extends object>(props: FilterPanelProps<Row>) {
  const { anchor, column, store, filter, onServer, onChange, onClose } = props;
  const texts = useSheetTexts();
  const definition = store.settings.define(column.type ?? 'normal');
  const kind = filterKindOf(column, definition);
  const [draft, setDraft] = useState<ColumnFilter>(filter?.kind === kind ? filter : emptyFilter(kind));

  function take(next: ColumnFilter | undefined) {
    onChange(next && !isOpen(next) ? next : undefined);
    onClose();
  }

  return (
    <Panel label={texts.filterOf(column.title ?? column.key)} anchor={anchor} className="gezi-filter" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          take(draft);
        }}
      >
        {draft.kind === 'text' ? (
          <label>
            {texts.contains}
            <input
              type="text"
              className="gezi-input"
              value={draft.contains}
              onChange={({ target }) => setDraft({ kind: 'text', contains: target.value })}
            />
          </label>
        ) : null}
        {draft.kind === 'number' || draft.kind === 'date' ? <RangeFields draft={draft} onChange={setDraft} /> : null}
        {draft.kind === 'choice' ? (
          <ChoiceFields
            column={column}
            definition={definition}
            store={store}
            values={draft.values}
            offersEmpty={onServer}
            onChange={(values) => setDraft({ kind: 'choice', values })}
          />
        ) : null}
        <div className="gezi-tool-buttons">
          <button type="button" className="gezi-button gezi-button-small" onClick={() => take(undefined)}>
            {texts.clear}
          </button>
          <button type="submit" className="gezi-button gezi-button-small gezi-button-primary">
            {texts.apply}
          </button>
        </div>
      </form>
    </Panel>
  );
}

type RangeFilter = ColumnFilter & { kind: 'number' | 'date' };

/** From and to; either may be left open. */
function RangeFields({ draft, onChange }: { draft: RangeFilter; onChange: (draft: RangeFilter) => void }) {
  const texts = useSheetTexts();
  const { kind } = draft;
  return (['from', 'to'] as const).map((bound) => (
    <label key={bound}>
      {texts[bound]}
      <input
        type={kind}
        step="any"
        className="gezi-input"
        value={draft[bound] ?? ''}
        onChange={({ target }) => {
          const { [bound]: _, ...rest } = draft;
          if (target.value === '') onChange(rest as RangeFilter);
          else onChange({ ...rest, [bound]: kind === 'number' ? Number(target.value) : target.value } as RangeFilter);
        }}
      />
    </label>
  ));
}

function emptyFilter(kind: ColumnFilter['kind']): ColumnFilter {
  if (kind === 'text') return { kind, contains: '' };
  if (kind === 'choice') return { kind, values: [] };
  return { kind };
}
