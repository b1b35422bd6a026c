import { isTextControl } from '../../dom/CellPlace';
import type { FeatureHooks, GridFeature, GridSite } from '../../dom/GridFeature';
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
    const finish = (actions: typeof ClipboardActions) =>
      cut ? actions.clearRange(site, box, model.calls) : actions.announceCopied(box, model.calls);
    const { loaded } = clipboardCode;
    if (loaded && event.clipboardData && loaded.copyTo(event.clipboardData, site, box)) return finish(loaded);
    runOnRange(model, clipboardCode, async (actions) => {
      if (await actions.copyLater(site, box, model.calls)) finish(actions);
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
    controller.settle();
    const { box } = model;
    if (!box) return;
    runOnRange(model, clipboardCode, (actions) => actions.pasteInto(site, model, box, { text, html }, model.calls));
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
      const { box } = model;
      if (key === 'Enter' && (ctrlKey || metaKey) && !shiftKey && !altKey && model.wide && !view.options.readOnly) {
        runOnRange(model, clipboardCode, (actions) => actions.spreadValue(site, model, model.calls));
        return true;
      }
      if (key !== 'Delete' || !box || view.options.readOnly || isCaretKey(place)) return false;
      runOnRange(model, clipboardCode, (actions) => actions.clearRange(site, box, model.calls));
      return true;
    },
    detach() {
      scroller.removeEventListener('copy', onCopy);
      scroller.removeEventListener('cut', onCopy);
      scroller.removeEventListener('paste', onPaste);
    },
  };
}
