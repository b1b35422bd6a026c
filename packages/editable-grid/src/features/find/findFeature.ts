import type { GridFeature } from '../../dom/GridFeature';
import type { RangeModel } from '../range/RangeModel';
import type { FindBar } from './FindBar';
import { findCode } from './findCode';

/** Ctrl+F, or Ctrl+H to replace, searches all rows, rendered or not; Ctrl+G and F3 go to the next match. */
export const findFeature = <Row extends object>(model: RangeModel<Row>): GridFeature<Row> => ({
  attach(site) {
    let bar: FindBar<Row> | undefined;
    let gone = false;
    const open = () =>
      model.calls.withCode(findCode, ({ FindBar: Bar }) => {
        if (gone) return;
        bar ??= new Bar(site, model);
        bar.open();
      });
    model.offerFind(open);
    return {
      keyDown(event) {
        const ctrl = (event.ctrlKey || event.metaKey) && !event.altKey;
        const key = event.key.toLowerCase();
        if (ctrl && !event.shiftKey && (key === 'f' || (key === 'h' && !site.view.options.readOnly))) {
          open();
          return true;
        }
        if (!bar?.shown || !(key === 'f3' || (ctrl && key === 'g'))) return false;
        bar.go(event.shiftKey ? -1 : 1);
        return true;
      },
      drawn: () => bar?.mark(),
      detach() {
        gone = true;
        model.offerFind(undefined);
        bar?.destroy();
      },
    };
  },
});
