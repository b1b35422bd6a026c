import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SyncPerson } from '../../core/sync/SyncMessage';
import type { GridKit } from '../../react/GridKit';
import { useFeature } from '../../react/useFeature';
import { useStoreValue } from '../../react/useStoreValue';
import { useSyncTexts } from '../../texts/sync/useSyncTexts';
import type { SyncTexts } from '../../texts/sync/zh-CN';
import { colourOf } from './colourOf';
import { ConflictChooser } from './ConflictChooser';
import type { SheetSync, SheetSyncState } from './createSheetSync';
import { SyncNotices } from './SyncNotices';
import { syncFeature } from './syncFeature';

export interface SyncPanelProps<Row extends object> {
  kit: GridKit<Row>;
  sync: SheetSync<Row>;
}

/** Panel above the rows: sync status, conflicts, other users; the choice is at the conflicting cell. */
export function SyncPanel<Row extends object>({ kit, sync }: SyncPanelProps<Row>) {
  const texts = useSyncTexts();
  const { store } = kit;
  const state = useSyncExternalStore(sync.subscribe, sync.state, sync.state);
  const [cell, setCell] = useState<{ rowId: string; column: string }>();
  const choice = useRef<HTMLDivElement>(null);
  // The badge pressed by keyboard leads into the choice.
  const isEntered = useRef(false);
  useEffect(() => sync.open(store), [sync, store]);
  function enterChoice(): boolean {
    choice.current?.querySelector('button')?.focus();
    return choice.current !== null;
  }
  useFeature(kit, syncFeature<Row>, {
    sync,
    texts,
    onCell(next) {
      // The focus may be on its way into the choice.
      setCell((now) => next ?? (choice.current?.contains(document.activeElement) ? now : undefined));
    },
    enterChoice,
  });
  // Row numbers in the panel change as rows are added and removed.
  useStoreValue(store, ({ size }) => size);

  const placeOf = (rowId: string, column: string) =>
    texts.cell(store.indexOf(rowId) + 1, store.column(column)?.title ?? column);
  const { tone, text } = statusOf(state, texts);
  const { conflicts } = state;
  const now = conflicts.findIndex(({ rowId, column }) => rowId === cell?.rowId && column === cell.column);
  const open = conflicts[now];

  /** To the next conflict, the first one after the last. */
  function showNext(byKeyboard: boolean) {
    const next = conflicts[(now + 1) % conflicts.length];
    if (!next) return;
    isEntered.current = byKeyboard && next !== open;
    kit.goTo(next.rowId, next.column);
    if (byKeyboard && next === open) enterChoice();
  }

  return (
    <div className="gezi-sync">
      <div className="gezi-sync-bar">
        <output className={`gezi-sync-status gezi-sync-${tone}`}>{text}</output>
        {conflicts.length > 0 ? (
          <button type="button" className="gezi-conflicts" onClick={({ detail }) => showNext(detail === 0)}>
            {texts.conflicts(conflicts.length)}
          </button>
        ) : null}
        {state.connection === 'live' && state.protocol === 'ordered' ? (
          <People people={state.people} texts={texts} placeOf={placeOf} />
        ) : null}
      </div>
      <SyncNotices kit={kit} sync={sync} state={state} texts={texts} placeOf={placeOf} />
      {open ? (
        <ConflictChooser
          key={`${open.rowId} ${open.column}`}
          kit={kit}
          conflict={open}
          texts={texts}
          label={placeOf(open.rowId, open.column)}
          mayWrite={state.mayWrite}
          box={choice}
          takesFocus={() => {
            const { current } = isEntered;
            isEntered.current = false;
            return current;
          }}
          onChoose={(side) => {
            kit.goTo(open.rowId, open.column);
            sync.resolve(open, side);
          }}
          onLeave={() => kit.goTo(open.rowId, open.column)}
        />
      ) : null}
    </div>
  );
}

interface PeopleProps {
  people: readonly SyncPerson[];
  texts: SyncTexts;
  placeOf: (rowId: string, column: string) => string;
}

function People({ people, texts, placeOf }: PeopleProps) {
  if (people.length === 0) return <span className="gezi-sync-note">{texts.alone}</span>;
  return (
    <ul className="gezi-sync-people" aria-label={texts.people(people.length + 1)}>
      {people.map(({ id, user, place }) => {
        const where = texts.personAt(user.name, place ? placeOf(place.rowId, place.column) : texts.away);
        return (
          <li key={id} title={where} style={{ background: `var(--gezi-peer-${colourOf(user.id)})` }}>
            <span aria-hidden>{initialOf(user.name)}</span>
            <span className="gezi-sr">{where}</span>
          </li>
        );
      })}
    </ul>
  );
}

function statusOf(state: SheetSyncState, texts: SyncTexts): { tone: 'good' | 'busy' | 'bad'; text: string } {
  const { connection, protocol, stopReason, unsettled, unsaved, mayWrite } = state;
  if (connection === 'stopped') {
    const { stopped } = texts;
    const reason = stopReason !== undefined && stopReason in stopped ? (stopReason as keyof typeof stopped) : 'other';
    return { tone: 'bad', text: stopped[reason] };
  }
  if (unsaved && unsettled > 0) return { tone: 'bad', text: texts.unsaved };
  if (connection === 'joining' || (!state.ready && unsettled === 0)) return { tone: 'busy', text: texts.joining };
  if (connection === 'offline')
    return {
      tone: 'bad',
      text: unsettled > 0 && protocol === 'ordered' ? texts.offlineWith(unsettled) : texts.offline,
    };
  if (state.conflicts.length > 0) return { tone: 'bad', text: texts.choose };
  if (state.lost.length + state.refused.length > 0) return { tone: 'bad', text: texts.notKept };
  if (protocol === 'specified') return { tone: 'good', text: texts.editsOnly };
  if (!mayWrite) return { tone: 'good', text: texts.readOnly };
  return unsettled > 0 ? { tone: 'busy', text: texts.sending(unsettled) } : { tone: 'good', text: texts.live };
}

const initialOf = (name: string): string => String.fromCodePoint(name.codePointAt(0) ?? 0x2022);
