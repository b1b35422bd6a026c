import type { GridFeature } from '../../dom/GridFeature';
import type { SheetLink } from '../range/SheetLink';

/** Repeats a right-click that comes before the code of the context menu. */
export const firstPressFeature = <Row extends object>(link: SheetLink<Row>): GridFeature<Row> => ({
  attach({ scroller }) {
    function onContextMenu(event: MouseEvent) {
      const { code, menu } = link;
      const { target, button, clientX, clientY } = event;
      const onHeading = target instanceof Element && target.closest('.gezi-th') !== null;
      if (code.loaded || !target || !menu || !(menu.cells || onHeading)) return;
      event.preventDefault();
      const repeat = { bubbles: true, cancelable: true, button, clientX, clientY };
      void code.load().then(() => setTimeout(() => target.dispatchEvent(new MouseEvent('contextmenu', repeat))));
    }
    scroller.addEventListener('contextmenu', onContextMenu);
    return { detach: () => scroller.removeEventListener('contextmenu', onContextMenu) };
  },
});
