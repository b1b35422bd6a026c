import type { CellDefinition } from '../../core/cells/CellDefinition';
import type { ResolvedColumn } from '../../core/columns/ResolvedColumn';
import type { ThreadState } from '../../core/comments/findThreads';
import type { ColumnFilter, FilterState } from '../../core/filter/ColumnFilter';
import { group } from '../../dom/roles';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';
import type { FilterRequest } from './FilterRequest';
import { describeFilter } from './describeFilter';

export interface FilterBarProps<Row extends object> {
  columns: readonly ResolvedColumn<Row>[];
  filters: FilterState;
  /** Only rows with comments of this state are shown. */
  commented: ThreadState | undefined;
  definitionOf: (column: ResolvedColumn<Row>) => CellDefinition;
  onChange: (key: string, filter: ColumnFilter | undefined) => void;
  onCommented: () => void;
  onClear: () => void;
  onOpen: (request: FilterRequest) => void;
}

/** The active filters: a press opens one, its cross removes it; hidden without filters. */
export function FilterBar<Row extends object>(props: FilterBarProps<Row>) {
  const { columns, filters, definitionOf, commented, onChange, onClear, onOpen } = props;
  const texts = useSheetTexts();
  const entries = columns.flatMap((column) => {
    const filter = filters[column.key];
    return filter ? [{ column, filter, title: column.title ?? column.key }] : [];
  });
  if (entries.length === 0 && !commented) return null;
  return (
    <div {...group} className="gezi-filters" aria-label={texts.filtersInForce}>
      {entries.map(({ column, filter, title }) => (
        <span key={column.key} className="gezi-filter-chip">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => onOpen({ key: column.key, anchor: currentTarget })}
          >
            <b>{title}</b> {describeFilter(filter, column, definitionOf(column), texts)}
          </button>
          <button
            type="button"
            className="gezi-filter-drop"
            aria-label={texts.dropFilter(title)}
            onClick={() => onChange(column.key, undefined)}
          />
        </span>
      ))}
      {commented ? (
        <span className="gezi-filter-chip">
          <span>{texts.commented[commented]}</span>
          <button
            type="button"
            className="gezi-filter-drop"
            aria-label={texts.dropFilter(texts.commented[commented])}
            onClick={props.onCommented}
          />
        </span>
      ) : null}
      <button type="button" className="gezi-link" onClick={onClear}>
        {texts.clearFilters}
      </button>
    </div>
  );
}
