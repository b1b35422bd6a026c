import { useThemeClass } from '@gezi/ui';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { SyncConflict } from '../../core/sync/SyncRaces';
import type { GridKit } from '../../react/GridKit';
import type { SyncTexts } from '../../texts/sync/zh-CN';
import { group } from '../../dom/roles';
import { placePopup } from '../popup/placePopup';
import { cellOf } from './cellOf';
import { shownValue } from './shownValue';

interface ConflictChooserProps<Row extends object> {
  kit: GridKit<Row>;
  conflict: SyncConflict;
  texts: SyncTexts;
  /** Place of the cell, as the user reads it. */
  label: string;
  mayWrite: boolean;
  box: RefObject<HTMLDivElement | null>;
  /** Called when it opens. @returns whether it takes the focus */
  takesFocus: () => boolean;
  onChoose: (choice: 'mine' | 'theirs') => void;
  /** Returns the focus to the cell. */
  onLeave: () => void;
}

const SIDES = ['mine', 'theirs'] as const;

/** Both values of a conflicting cell, beside it; the cell keeps the focus until the user enters the choice. */
export function ConflictChooser<Row extends object>(props: ConflictChooserProps<Row>) {
  const { kit, conflict, texts, label, mayWrite, box, takesFocus, onChoose, onLeave } = props;
  const { rowId, column } = conflict;
  const themeClass = useThemeClass();

  useLayoutEffect(() => {
    const place = () => {
      const { current } = box;
      const view = kit.parts.current?.view;
      const cell = view && cellOf(view, { rowId, column });
      if (current) current.style.visibility = cell && placePopup(current, cell) ? 'visible' : 'hidden';
    };
    place();
    const stop = kit.store.subscribe(() => requestAnimationFrame(place));
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      stop();
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [kit, rowId, column, box]);

  const latest = useRef(takesFocus);
  useLayoutEffect(() => {
    if (latest.current()) box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [box]);

  return createPortal(
    <div
      ref={box}
      role="presentation"
      className={`gezi-popup ${themeClass}`}
      // A press keeps the focus in the cell.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onLeave();
      }}
    >
      <div {...group} className="gezi-conflict-choice" aria-label={`${texts.choose} ${label}`}>
        {SIDES.map((side) => (
          <div key={side} className="gezi-conflict-side">
            <span className="gezi-sync-note">{side === 'mine' ? texts.mine : texts.theirs(conflict.other.name)}</span>
            <b>{shownValue(kit.store, column, conflict[side], texts.emptyValue)}</b>
            {conflict.current === side ? <span className="gezi-sync-stands">{texts.stands}</span> : null}
            <button type="button" className="gezi-button" disabled={!mayWrite} onClick={() => onChoose(side)}>
              {side === 'mine' ? texts.keepMine : texts.keepTheirs}
            </button>
          </div>
        ))}
      </div>
    </div>,
    document.body,
  );
}
