import type { GridKit } from '../../react/GridKit';
import type { SyncTexts } from '../../texts/sync/zh-CN';
import type { SheetSync, SheetSyncState } from './createSheetSync';
import { RefusedSteps } from './RefusedSteps';

interface SyncNoticesProps<Row extends object> {
  kit: GridKit<Row>;
  sync: SheetSync<Row>;
  state: SheetSyncState;
  texts: SyncTexts;
  placeOf: (rowId: string, column: string) => string;
}

/** Messages for the user: removed rows, refused changes with their reasons. */
export function SyncNotices<Row extends object>({ kit, sync, state, texts, placeOf }: SyncNoticesProps<Row>) {
  const { lost, refused, mayWrite } = state;
  const { store } = kit;

  function nameOf(values: Readonly<Record<string, unknown>>): string {
    const first = store.settings.columns.find(({ key }) => typeof values[key] === 'string' && values[key] !== '');
    return first ? String(values[first.key]) : texts.emptyValue;
  }

  return (
    <div>
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
          <RefusedSteps kit={kit} refused={refused} texts={texts} placeOf={placeOf} />
        </div>
      ) : null}
    </div>
  );
}
