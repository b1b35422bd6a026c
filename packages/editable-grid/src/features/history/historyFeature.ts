import type { GridFeature } from '../../dom/GridFeature';
import { travel } from './travel';

/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z for every kind of change; scrolls to the changed cell. */
export const historyFeature = <Row extends object>(): GridFeature<Row> => ({
  attach(site) {
    return {
      keyDown(event) {
        if (!(event.ctrlKey || event.metaKey) || event.altKey || site.view.options.readOnly) return false;
        const key = event.key.toLowerCase();
        if (key !== 'z' && key !== 'y') return false;
        travel(site, key === 'z' && !event.shiftKey);
        return true;
      },
      detach() {},
    };
  },
});
