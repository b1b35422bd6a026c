import { useRef, useState } from 'react';
import type { ColumnPin } from '../../core/columns/arrangeColumns';
import { NARROWEST, WIDEST } from '../../core/columns/readColumnState';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';

export interface ColumnLineProps {
  title: string;
  shown: boolean;
  /** The only column shown: it cannot be hidden. */
  last: boolean;
  pin: ColumnPin;
  /** Pixels. */
  width: number;
  movable: boolean;
  /** Among all columns, from 0. */
  place: number;
  onShow: (shown: boolean) => void;
  onPin: (pin: ColumnPin) => void;
  onMove: (to: number) => void;
  onWidth: (width: number) => void;
}

/** Pixels of one line; a drag over so many moves the column by one. */
const LINE = 36;

/** One column of the settings: its handle, its tick, its width, its pins. */
export function ColumnLine(props: ColumnLineProps) {
  const { title, shown, last, pin, width, movable, place, onShow, onPin, onMove, onWidth } = props;
  const texts = useSheetTexts();
  const drag = useRef<{ y: number; place: number }>(null);

  /** The width while it is being typed. */
  const [typed, setTyped] = useState<string>();

  function commit() {
    if (typed && Number(typed) !== width) onWidth(Number(typed));
    setTyped(undefined);
  }

  return (
    <li className="gezi-columns-line">
      <button
        type="button"
        className="gezi-drag-handle"
        aria-label={texts.moveColumn(title)}
        title={texts.moveColumn(title)}
        disabled={!movable}
        onKeyDown={({ key, currentTarget }) => {
          const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
          if (!step) return;
          onMove(place + step);
          // The element moves in the document; the handle must keep the focus.
          requestAnimationFrame(() => currentTarget.focus());
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { y: event.clientY, place };
        }}
        onPointerMove={({ clientY }) => {
          if (!drag.current) return;
          const to = drag.current.place + Math.round((clientY - drag.current.y) / LINE);
          if (to !== place) onMove(to);
        }}
        onPointerUp={() => (drag.current = null)}
        onPointerCancel={() => (drag.current = null)}
      />
      <label>
        <input
          type="checkbox"
          className="gezi-check"
          checked={shown}
          disabled={last}
          onChange={({ target }) => onShow(target.checked)}
        />
        <span title={title}>{title}</span>
      </label>
      <input
        type="number"
        className="gezi-input gezi-columns-width"
        aria-label={texts.widthOf(title)}
        title={texts.widthOf(title)}
        min={NARROWEST}
        max={WIDEST}
        step={10}
        value={typed ?? width}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      {(['start', 'end'] as const).map((side) => (
        <button
          key={side}
          type="button"
          className={`gezi-pin-button gezi-pin-button-${side}`}
          aria-label={texts.pinColumn[side](title)}
          title={texts.pinColumn[side](title)}
          aria-pressed={pin === side}
          onClick={() => onPin(pin === side ? 'none' : side)}
        />
      ))}
    </li>
  );
}
