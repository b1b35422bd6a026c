import { pasteSize } from '../../core/clipboard/pasteSize';
import { isTextControl } from '../../dom/CellPlace';
import type { FeatureHooks, GridFeature, GridSite } from '../../dom/GridFeature';
import type { HeldCells } from '../../dom/HeldCells';
import { isCaretKey, isCaretPaste } from '../../dom/isCaretKey';
import type { RangeModel } from '../range/RangeModel';
import { runOnRange } from '../range/runOnRange';
import type * as ClipboardActions from './clipboardActions';
import { clipboardCode } from './clipboardCode';

/**
 * Copy, cut and paste of ranges, Delete, and Ctrl+Enter, which fills the range with one value. Their code loads when
 * Ctrl is first pressed. The clipboard can only be read during its event, so it is read here.
 */
export const clipboardFeature = <Row extends object>(model: RangeModel<Row>): GridFeature<Row> => ({
  attach: (site) => attach(site, model),
});

function attach<Row extends object>(site: GridSite<Row>, model: RangeModel<Row>): FeatureHooks {
  const { scroller, controller, view } = site;
  function onCopy(event: ClipboardEvent) {
    const { box } = model;
    if (!box || !concernsCells(event)) return;
    event.preventDefault();
    const cut = event.type === 'cut' && !view.options.readOnly;
    const { loaded } = clipboardCode;
    if (loaded && event.clipboardData && loaded.copyTo(event.clipboardData, site, box))
      return cut ? loaded.clearRange(site, box, model.calls) : loaded.announceCopied(box, model.calls);
    runOnRange(model, clipboardCode, async (actions, cells) => {
      if (!(await actions.copyLater(site, cells, model.calls))) return;
      if (cut) actions.clearCut(site, cells, model.calls);
      else actions.announceCopied(box, model.calls);
    });
  }

  function onPaste(event: ClipboardEvent) {
    const data = event.clipboardData;
    if (!model.box || !data || view.options.readOnly || !controller.current) return;
    const text = data.getData('text/plain');
    const html = data.getData('text/html');
    // A single text is pasted at the caret.
    if (isCaretPaste(controller.current, text) && !model.wide) return;
    event.preventDefault();
    const clipboard = { text, html };
    const paste = (actions: typeof ClipboardActions, cells: HeldCells<Row>) =>
      actions.pasteInto(site, model, cells, clipboard, model.calls);
    runOnRange(model, clipboardCode, paste, pasteSize(clipboard));
  }

  /** The text marked within a cell is the browser's own to copy. */
  function concernsCells({ target }: ClipboardEvent): boolean {
    if (!controller.current || !(target instanceof Node)) return false;
    if (!isCaretKey(controller.current)) return true;
    return isTextControl(target) && target.selectionStart === target.selectionEnd;
  }

  scroller.addEventListener('copy', onCopy);
  scroller.addEventListener('cut', onCopy);
  scroller.addEventListener('paste', onPaste);
  return {
    keyDown({ key, ctrlKey, metaKey, shiftKey, altKey }, place) {
      if (key === 'Control' || key === 'Meta') clipboardCode.load().catch(() => undefined);
      if (key === 'Enter' && (ctrlKey || metaKey) && !shiftKey && !altKey && model.wide && !view.options.readOnly) {
        runOnRange(model, clipboardCode, (actions, cells) => actions.spreadValue(site, model, cells, model.calls));
        return true;
      }
      if (key !== 'Delete' || !model.box || view.options.readOnly || isCaretKey(place)) return false;
      runOnRange(model, clipboardCode, (actions, { box }) => box && actions.clearRange(site, box, model.calls));
      return true;
    },
    detach() {
      scroller.removeEventListener('copy', onCopy);
      scroller.removeEventListener('cut', onCopy);
      scroller.removeEventListener('paste', onPaste);
    },
  };
}
