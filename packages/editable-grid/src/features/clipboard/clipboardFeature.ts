import { isTextControl } from '../../dom/CellPlace';
import type { FeatureHooks, GridFeature, GridSite } from '../../dom/GridFeature';
import { isCaretKey, isCaretPaste } from '../../dom/isCaretKey';
import type { RangeModel } from '../range/RangeModel';

const loadActions = () => import('./clipboardActions');

/**
 * Copy, cut and paste of ranges, Delete, and Ctrl+Enter, which fills the range with one value. Their code loads when
 * Ctrl is first pressed. The clipboard can only be read during its event, so it is read here.
 */
export const clipboardFeature = <Row extends object>(model: RangeModel<Row>): GridFeature<Row> => ({
  attach: (site) => attach(site, model),
});

function attach<Row extends object>(site: GridSite<Row>, model: RangeModel<Row>): FeatureHooks {
  const { scroller, controller, view } = site;
  let actions: Awaited<ReturnType<typeof loadActions>> | undefined;
  const load = async () => (actions ??= await loadActions());

  function onCopy(event: ClipboardEvent) {
    const { box } = model;
    if (!box || !concernsCells(event)) return;
    event.preventDefault();
    const cut = event.type === 'cut' && !view.options.readOnly;
    const finish = (loaded: NonNullable<typeof actions>) =>
      cut ? loaded.clearRange(site, box, model.calls) : loaded.announceCopied(box, model.calls);
    if (actions && event.clipboardData && actions.copyTo(event.clipboardData, site, box)) return finish(actions);
    void load().then(async (loaded) => {
      if (await loaded.copyLater(site, box, model.calls)) finish(loaded);
    });
  }

  function onPaste(event: ClipboardEvent) {
    const { box } = model;
    const data = event.clipboardData;
    if (!box || !data || view.options.readOnly || !controller.current) return;
    const text = data.getData('text/plain');
    const html = data.getData('text/html');
    // A single text is pasted at the caret.
    if (isCaretPaste(controller.current, text) && !model.wide) return;
    event.preventDefault();
    controller.settle();
    void load().then((loaded) => loaded.pasteInto(site, model, { text, html }, model.calls));
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
      if (key === 'Control' || key === 'Meta') void load();
      const { box } = model;
      if (key === 'Enter' && (ctrlKey || metaKey) && !shiftKey && !altKey && model.wide && !view.options.readOnly) {
        void load().then((loaded) => loaded.spreadValue(site, model, model.calls));
        return true;
      }
      if (key !== 'Delete' || !box || view.options.readOnly || isCaretKey(place)) return false;
      void load().then((loaded) => loaded.clearRange(site, box, model.calls));
      return true;
    },
    detach() {
      scroller.removeEventListener('copy', onCopy);
      scroller.removeEventListener('cut', onCopy);
      scroller.removeEventListener('paste', onPaste);
    },
  };
}
