import type { RowId } from '../core/rowId';
import type { InUse } from './CellUse';
import type { FeatureHooks, GridFeature, GridSite } from './GridFeature';
import { isCaretPaste } from './isCaretKey';
import type { LazyCode, WithCode } from './lazyCode';

/** The first signs of use. `pointerenter` is not one: it also fires when a grid appears below a resting pointer. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin'] as const;

const TEXT_TYPES = ['text/plain', 'text/html'];

/**
 * A feature whose code is loaded when the pointer first moves or presses in the grid or the focus enters it, so that
 * grids that nobody interacts with do not load it. A paste into cells that comes before the code waits for it.
 *
 * @param calls.make creates the feature from its loaded code
 * @param calls.onDropped called when the paste is dropped: loading failed at first, and another cell was selected
 */
export const lazyFeature = <Row extends object, Code>(
  code: LazyCode<Code>,
  calls: LazyFeatureCalls<Row, Code>,
): GridFeature<Row> => ({
  attach(site) {
    if (code.loaded) return calls.make(code.loaded).attach(site);
    return attachLater(site, code, calls);
  },
});

export interface LazyFeatureCalls<Row extends object, Code> {
  make: (code: Code) => GridFeature<Row>;
  withCode: WithCode;
  onDropped: (code: Code) => void;
}

function attachLater<Row extends object, Code>(
  site: GridSite<Row>,
  code: LazyCode<Code>,
  { make, withCode, onDropped }: LazyFeatureCalls<Row, Code>,
): FeatureHooks {
  let hooks: FeatureHooks | undefined;
  let gone = false;
  let failed = false;
  let held: { rowId: RowId; column: string; clipboardData: DataTransfer } | undefined;
  let dropped = false;
  const deafen = () => SIGNS.forEach((sign) => site.frame.removeEventListener(sign, begin));
  const release = () => site.scroller.removeEventListener('paste', hold);

  const keyOf = ({ column }: InUse) => site.view.painter.columns[column]!.column.key;
  const isHeldCell = (place: InUse | undefined) =>
    !place || !held || (place.rowId === held.rowId && keyOf(place) === held.column);

  function begin() {
    deafen();
    withCode(code, attachLoaded, () => (failed = true));
  }

  function attachLoaded(loaded: Code) {
    if (gone || hooks) return;
    release();
    hooks = make(loaded).attach(site);
    hooks.used?.(site.controller.current);
    // Another cell may have been selected meanwhile, and the button that loads again has taken the focus.
    const isReady = held && site.controller.focusCell(held.rowId, held.column);
    if (held && isReady) {
      const { clipboardData } = held;
      const event = { bubbles: true, cancelable: true, clipboardData };
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', event));
    } else if (held || dropped) {
      onDropped(loaded);
    }
  }

  /** Without the code, the browser would write a table into the input of one cell. */
  function hold(event: ClipboardEvent) {
    const { clipboardData: data } = event;
    const { current } = site.controller;
    if (!data || !current || site.view.options.readOnly) return;
    if (isCaretPaste(current, data.getData('text/plain'))) return;
    event.preventDefault();
    // The clipboard can only be read during its event.
    const clipboardData = new DataTransfer();
    for (const type of TEXT_TYPES) clipboardData.setData(type, data.getData(type));
    dropped = false;
    held = { rowId: current.rowId, column: keyOf(current), clipboardData };
  }

  site.scroller.addEventListener('paste', hold);
  SIGNS.forEach((sign) => site.frame.addEventListener(sign, begin));
  return {
    keyDown: (event, place) => hooks?.keyDown?.(event, place) ?? false,
    used(place) {
      // The paste would surprise a user who went on elsewhere.
      if (failed && !isHeldCell(site.controller.current)) {
        held = undefined;
        dropped = true;
      }
      hooks?.used?.(place);
    },
    drawn: () => hooks?.drawn?.(),
    detach() {
      gone = true;
      deafen();
      release();
      hooks?.detach();
    },
  };
}
