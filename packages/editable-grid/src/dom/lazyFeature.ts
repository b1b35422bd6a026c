import type { RowId } from '../core/rowId';
import type { InUse } from './CellUse';
import type { FeatureHooks, GridFeature, GridSite } from './GridFeature';
import { isCaretPaste } from './isCaretKey';

/** A feature's code once it has arrived, and how to get it. */
export interface LazyCode<Code> {
  load: () => Promise<Code>;
  loaded: Code | undefined;
}

export const lazyCode = <Code>(load: () => Promise<Code>): LazyCode<Code> => {
  const code: LazyCode<Code> = {
    loaded: undefined,
    load: async () => (code.loaded ??= await load()),
  };
  return code;
};

/** The first signs of use. `pointerenter` is not one: it also fires when a grid appears below a resting pointer. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin'] as const;

const TEXT_TYPES = ['text/plain', 'text/html'];

/**
 * A feature whose code is loaded when the pointer first moves or presses in the grid or the focus enters it, so that
 * grids that nobody interacts with do not load it. A paste into cells that comes before the code waits for it.
 *
 * @param make creates the feature from its loaded code
 * @param onFailure called when loading fails; its argument loads the code again
 */
export const lazyFeature = <Row extends object, Code>(
  code: LazyCode<Code>,
  make: (code: Code) => GridFeature<Row>,
  onFailure: (retry: () => void) => void,
): GridFeature<Row> => ({
  attach(site) {
    if (code.loaded) return make(code.loaded).attach(site);
    return attachLater(site, code, make, onFailure);
  },
});

function attachLater<Row extends object, Code>(
  site: GridSite<Row>,
  code: LazyCode<Code>,
  make: (code: Code) => GridFeature<Row>,
  onFailure: (retry: () => void) => void,
): FeatureHooks {
  let hooks: FeatureHooks | undefined;
  let gone = false;
  let failed = false;
  let held: { target: EventTarget; rowId: RowId; column: string; clipboardData: DataTransfer } | undefined;
  const deafen = () => SIGNS.forEach((sign) => site.frame.removeEventListener(sign, begin));
  const release = () => site.scroller.removeEventListener('paste', hold);

  const keyOf = ({ column }: InUse) => site.view.painter.columns[column]!.column.key;
  const isHeldCell = (place: InUse | undefined) =>
    !place || (place.rowId === held?.rowId && keyOf(place) === held.column);

  function begin() {
    deafen();
    void code.load().then(attachLoaded, () => {
      failed = true;
      if (!gone) onFailure(begin);
    });
  }

  function attachLoaded(loaded: Code) {
    if (gone || hooks) return;
    release();
    hooks = make(loaded).attach(site);
    hooks.used?.(site.controller.current);
    if (!held) return;
    // The button that loads again has taken the focus.
    if (failed && !site.controller.focusCell(held.rowId, held.column)) return;
    const target = failed ? document.activeElement : held.target;
    const event = { bubbles: true, cancelable: true };
    target?.dispatchEvent(new ClipboardEvent('paste', { ...event, clipboardData: held.clipboardData }));
  }

  /** Without the code, the browser would write a table into the input of one cell. */
  function hold(event: ClipboardEvent) {
    const { target, clipboardData: data } = event;
    const { current } = site.controller;
    if (!target || !data || !current || site.view.options.readOnly) return;
    if (isCaretPaste(current, data.getData('text/plain'))) return;
    event.preventDefault();
    // The clipboard can only be read during its event.
    const clipboardData = new DataTransfer();
    for (const type of TEXT_TYPES) clipboardData.setData(type, data.getData(type));
    held = { target, rowId: current.rowId, column: keyOf(current), clipboardData };
  }

  site.scroller.addEventListener('paste', hold);
  SIGNS.forEach((sign) => site.frame.addEventListener(sign, begin));
  return {
    keyDown: (event, place) => hooks?.keyDown?.(event, place) ?? false,
    used(place) {
      // The paste would surprise a user who went on elsewhere.
      if (failed && !isHeldCell(site.controller.current)) held = undefined;
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
