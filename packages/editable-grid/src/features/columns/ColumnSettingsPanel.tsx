import { useRef, useState } from 'react';
import type { ColumnPin, ColumnState } from '../../core/columns/arrangeColumns';
import { orderedKeys, withHidden, withMoved, withPin, withWidth } from '../../core/columns/columnState';
import type { ResolvedColumn } from '../../core/columns/ResolvedColumn';
import type { CellDefinition } from '../../core/cells/CellDefinition';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';
import { Panel } from '../tools/Panel';
import { ColumnLine } from './ColumnLine';

export interface ColumnSettingsPanelProps<Row extends object> {
  anchor: HTMLElement;
  columns: readonly ResolvedColumn<Row>[];
  define: (type: string) => CellDefinition;
  state: ColumnState;
  /** Pixels of a visible column. */
  widthOf: (key: string) => number | undefined;
  onChange: (state: ColumnState) => void;
  onClose: () => void;
}

/** Column settings: visibility, order and pinning, by pointer or keys. */
export function ColumnSettingsPanel<Row extends object>(props: ColumnSettingsPanelProps<Row>) {
  const { anchor, columns, define, state, widthOf, onChange, onClose } = props;
  const texts = useSheetTexts();
  const [query, setQuery] = useState('');
  const [announcement, announce] = useState('');
  const list = useRef<HTMLUListElement>(null);

  const own = columns.filter((column) => !['lead', 'none'].includes(define(column.type ?? 'normal').control));
  const byKey = new Map(own.map((column) => [column.key, column]));
  const allKeys = orderedKeys(
    columns.map(({ key }) => key),
    state,
  );
  const keys = allKeys.filter((key) => byKey.has(key));
  const titleOf = (key: string) => byKey.get(key)?.title ?? key;
  const wanted = query.trim().toLocaleLowerCase();
  const matching = keys.filter((key) => titleOf(key).toLocaleLowerCase().includes(wanted));
  const hidden = new Set(state.hidden);
  const shown = keys.filter((key) => !hidden.has(key));
  const pinOf = (key: string): ColumnPin => {
    const column = byKey.get(key)!;
    return state.pins?.[key] ?? column.pin ?? define(column.type ?? 'normal').pin ?? 'none';
  };

  const defaultWidth = (key: string) => define(byKey.get(key)!.type ?? 'normal').defaultWidth;

  function move(key: string, to: number) {
    const from = keys.indexOf(key);
    const target = keys[Math.max(0, Math.min(keys.length - 1, to))]!;
    if (target === key) return;
    onChange(withMoved(state, allKeys, key, target, to < from ? 'before' : 'after'));
    announce(texts.columnPlace(titleOf(key), keys.indexOf(target) + 1, keys.length));
  }

  return (
    <Panel label={texts.columnSettings} anchor={anchor} className="gezi-columns" onClose={onClose}>
      <input
        type="search"
        className="gezi-input gezi-columns-search"
        aria-label={texts.searchColumns}
        placeholder={texts.searchColumns}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <div className="gezi-columns-head">
        <label>
          <input
            type="checkbox"
            className="gezi-check"
            checked={shown.length === keys.length}
            ref={(box) => {
              if (box) box.indeterminate = shown.length > 0 && shown.length < keys.length;
            }}
            // The last visible column cannot be hidden.
            onChange={({ target }) => onChange(withHidden(state, keys.slice(target.checked ? 0 : 1), !target.checked))}
          />
          {texts.columnsShown(shown.length, keys.length)}
        </label>
        <button type="button" className="gezi-link" onClick={() => onChange({})}>
          {texts.reset}
        </button>
      </div>
      <ul ref={list} className="gezi-columns-list">
        {matching.map((key) => (
          <ColumnLine
            key={key}
            title={titleOf(key)}
            shown={!hidden.has(key)}
            last={shown.length === 1 && shown[0] === key}
            pin={pinOf(key)}
            width={Math.round(state.widths?.[key] ?? widthOf(key) ?? byKey.get(key)!.width ?? defaultWidth(key))}
            movable={wanted === ''}
            place={keys.indexOf(key)}
            onShow={(show) => onChange(withHidden(state, [key], !show))}
            onPin={(pin) => onChange(withPin(state, key, pin))}
            onMove={(to) => move(key, to)}
            onWidth={(width) => onChange(withWidth(state, key, width))}
          />
        ))}
        {matching.length === 0 ? <li className="gezi-columns-none">{texts.noColumns}</li> : null}
      </ul>
      <output className="gezi-sr">{announcement}</output>
    </Panel>
  );
}
