import type { ReactNode } from 'react';
import type { SyncConflict } from '../../core/sync/SyncRaces';
import type { GridKit } from '../../react/GridKit';
import type { SyncTexts } from '../../texts/sync/zh-CN';
import type { SheetSync, SheetSyncState } from './createSheetSync';

interface SyncNoticesProps<Row extends object> {
  kit: GridKit<Row>;
  sync: SheetSync<Row>;
  state: SheetSyncState;
  texts: SyncTexts;
  placeOf: (rowId: string, column: string) => string;
}

/** Messages and decisions for the user: conflicts, removed rows, refused changes. */
export function SyncNotices<Row extends object>({ kit, sync, state, texts, placeOf }: SyncNoticesProps<Row>) {
  const { conflicts, lost, refused, mayWrite } = state;
  const { store } = kit;

  function shown(column: string, value: unknown): string {
    const shown = store.column(column);
    const text = shown ? store.settings.define(shown.type ?? 'normal').format(value, shown) : String(value);
    return text === '' ? texts.emptyValue : text;
  }
  function nameOf(values: Readonly<Record<string, unknown>>): string {
    const first = store.settings.columns.find(({ key }) => typeof values[key] === 'string' && values[key] !== '');
    return first ? String(values[first.key]) : texts.emptyValue;
  }

  return (
    <div>
      <output className="gezi-sync-head">{conflicts.length > 0 ? texts.conflicts(conflicts.length) : ''}</output>
      {conflicts.map((conflict) => (
        <div key={`${conflict.rowId} ${conflict.column}`} className="gezi-sync-matter">
          <button
            type="button"
            className="gezi-link"
            aria-label={`${texts.show} ${placeOf(conflict.rowId, conflict.column)}`}
            onClick={() => kit.goTo(conflict.rowId, conflict.column)}
          >
            {placeOf(conflict.rowId, conflict.column)}
          </button>
          <Choice conflict={conflict} side="mine" label={texts.mine} texts={texts} shown={shown}>
            <button
              type="button"
              className="gezi-button"
              disabled={!mayWrite}
              onClick={() => sync.resolve(conflict, 'mine')}
            >
              {texts.keepMine}
            </button>
          </Choice>
          <Choice
            conflict={conflict}
            side="theirs"
            label={texts.theirs(conflict.other.name)}
            texts={texts}
            shown={shown}
          >
            <button
              type="button"
              className="gezi-button"
              disabled={!mayWrite}
              onClick={() => sync.resolve(conflict, 'theirs')}
            >
              {texts.keepTheirs}
            </button>
          </Choice>
        </div>
      ))}
      {lost.map((each) => (
        <div key={each.row.id} className="gezi-sync-matter">
          <span>{texts.lost(each.other.name, nameOf(each.row.values))}</span>
          <button type="button" className="gezi-button" disabled={!mayWrite} onClick={() => sync.restore(each)}>
            {texts.restore}
          </button>
          <button type="button" className="gezi-button" onClick={sync.dismiss}>
            {texts.dismiss}
          </button>
        </div>
      ))}
      {refused.length > 0 ? (
        <div className="gezi-sync-matter">
          <span>{texts.refused(refused.length)}</span>
          <button type="button" className="gezi-button" onClick={sync.dismiss}>
            {texts.dismiss}
          </button>
        </div>
      ) : null}
    </div>
  );
}

interface ChoiceProps {
  conflict: SyncConflict;
  side: 'mine' | 'theirs';
  label: string;
  texts: SyncTexts;
  shown: (column: string, value: unknown) => string;
  children: ReactNode;
}

function Choice({ conflict, side, label, texts, shown, children }: ChoiceProps) {
  return (
    <span className="gezi-sync-choice">
      <span className="gezi-sync-note">{label}</span>
      <b>{shown(conflict.column, conflict[side])}</b>
      {conflict.current === side ? <span className="gezi-sync-stands">{texts.stands}</span> : null}
      {children}
    </span>
  );
}
