import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { plainText } from '../../core/cells/CellDefinition';
import type { EditorProps } from '../../dom/Popup';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';

/** Multi-line text in a popup. Ctrl+Enter or leaving commits it, Escape reverts it. */
export function Editor({ request }: EditorProps) {
  const texts = useSheetTexts();
  const { column, value, write, close } = request;
  const [before] = useState(() => plainText(value));
  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    // After the click that opened it, which focuses the cell.
    const box = area.current;
    box?.focus();
    box?.setSelectionRange(box.value.length, box.value.length);
  }, []);

  function keyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') write(before);
    if (event.key !== 'Escape' && event.key !== 'Tab' && !(event.key === 'Enter' && event.ctrlKey)) return;
    event.preventDefault();
    close();
  }

  return (
    <div className="gezi-input-pop">
      <textarea
        ref={area}
        aria-label={column.title ?? column.key}
        placeholder={column.placeholder}
        maxLength={column.maxLength}
        value={plainText(value)}
        onChange={(event) => write(event.target.value)}
        onKeyDown={keyDown}
      />
      <div className="gezi-input-pop-foot">
        <span>{texts.linesHelp}</span>
        {column.maxLength === undefined ? null : (
          <span className="gezi-input-pop-count">{`${plainText(value).length}/${column.maxLength}`}</span>
        )}
      </div>
    </div>
  );
}
