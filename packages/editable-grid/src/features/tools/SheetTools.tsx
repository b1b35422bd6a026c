import { useEffect, useState } from 'react';
import type { ResolvedColumn } from '../../core/columns/ResolvedColumn';
import type { ColumnFilter } from '../../core/filter/ColumnFilter';
import type { GridKit } from '../../react/GridKit';
import type { EditableGridProps } from '../../react/EditableGridProps';
import { useAnnouncedFilter } from '../../react/useAnnouncedFilter';
import type { SheetView } from '../../react/useSheetView';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';
import type { GridSize } from '../../react/gridSizes';
import { columnFeature } from '../columns/columnFeature';
import { ColumnSettingsPanel } from '../columns/ColumnSettingsPanel';
import { CommentsTool } from '../comments/CommentsTool';
import { ExportButton } from '../export/ExportButton';
import { FilterBar } from '../filter/FilterBar';
import type { FilterRequest } from '../filter/FilterRequest';
import { FilterTool } from '../filter/FilterTool';
import { FilterPanel } from '../filter/FilterPanel';
import { PrintButton } from '../print/PrintButton';
import { EditTools } from './EditTools';
import { rangeModelOf } from '../range/rangeModelOf';
import type { SheetLink } from '../range/SheetLink';

export interface SheetToolsProps<Row extends object> extends Pick<
  EditableGridProps<Row>,
  'comments' | 'exports' | 'label' | 'onFiltersChange' | 'print'
> {
  kit: GridKit<Row>;
  link: SheetLink<Row>;
  view: SheetView;
  /** All columns, the grid's own first. */
  columns: readonly ResolvedColumn<Row>[];
  asked: FilterRequest | undefined;
  onAsked: (asked: FilterRequest | undefined) => void;
  /** Undo, redo, find, filter, density and export. */
  editTools: boolean;
  readOnly: boolean;
  size: GridSize;
  onSize: (size: GridSize) => void;
}

/** Buttons for columns, filters and export at the grid's top, and their panels. */
export function SheetTools<Row extends object>(props: SheetToolsProps<Row>) {
  const { kit, link, view, columns, editTools, asked, onAsked } = props;
  const { exports = editTools, onFiltersChange } = props;
  const model = rangeModelOf(link);
  const texts = useSheetTexts();
  const [settings, setSettings] = useState<HTMLElement>();
  const changeable = view.changeColumns !== undefined;
  useEffect(
    () => (changeable ? kit.attach(kit.keys.release('columns', columnFeature(model))) : undefined),
    [changeable, kit, model],
  );

  const own = columns.find(({ key }) => key === asked?.key);
  const { filterBy, filters, changeColumns } = view;
  const filterable = columns.filter((column) => {
    const { control } = kit.store.settings.define(column.type ?? 'normal');
    return column.filter || (!onFiltersChange && !['lead', 'none', 'content'].includes(control));
  });
  const exportButton = exports ? (
    <ExportButton kit={kit} options={exports === true ? {} : exports} label={props.label} asTool={editTools} />
  ) : null;

  const printButton = props.print ? (
    <PrintButton kit={kit} options={props.print === true ? {} : props.print} asTool={editTools} />
  ) : null;
  const commentsTool = props.comments ? <CommentsTool kit={kit} asTool={editTools} /> : null;

  useAnnouncedFilter(filters, () => {
    // The matches among a part of the rows are not all.
    if (!view.isPartial) kit.announce(texts.matching(kit.store.matched));
  });

  function setFilter(key: string, filter: ColumnFilter | undefined) {
    const { [key]: _, ...rest } = filters;
    filterBy(filter ? { ...rest, [key]: filter } : rest);
  }

  return (
    <>
      <div className="gezi-tools">
        {editTools ? (
          <EditTools kit={kit} link={link} readOnly={props.readOnly} size={props.size} onSize={props.onSize}>
            {filterable.length > 0 ? (
              <FilterTool columns={filterable} active={Object.keys(filters).length > 0} onOpen={onAsked} />
            ) : null}
            {commentsTool}
            {exportButton}
            {printButton}
          </EditTools>
        ) : (
          <>
            {commentsTool}
            {exportButton}
            {printButton}
          </>
        )}
        {changeColumns ? (
          <button
            type="button"
            className="gezi-button gezi-button-columns"
            aria-haspopup="dialog"
            aria-expanded={settings !== undefined}
            onClick={({ currentTarget }) => setSettings(settings ? undefined : currentTarget)}
          >
            {texts.columnSettings}
          </button>
        ) : null}
      </div>
      <FilterBar
        columns={columns}
        filters={filters}
        definitionOf={({ type = 'normal' }) => kit.store.settings.define(type)}
        onChange={setFilter}
        commented={view.commented?.state}
        onCommented={() => view.filterByComments?.(undefined)}
        onClear={() => {
          filterBy({});
          view.filterByComments?.(undefined);
        }}
        onOpen={onAsked}
      />
      {settings && changeColumns ? (
        <ColumnSettingsPanel
          anchor={settings}
          columns={columns}
          define={kit.store.settings.define}
          state={view.columns}
          widthOf={(key) => kit.parts.current?.view.painter.columns.find((each) => each.column.key === key)?.width}
          onChange={changeColumns}
          onClose={() => setSettings(undefined)}
        />
      ) : null}
      {asked && own ? (
        <FilterPanel
          key={asked.key}
          anchor={asked.anchor}
          column={own}
          store={kit.store}
          filter={filters[asked.key]}
          onServer={onFiltersChange !== undefined}
          onChange={(filter) => setFilter(asked.key, filter)}
          onClose={() => onAsked(undefined)}
        />
      ) : null}
    </>
  );
}
