import type { GridFeature } from '../../dom/GridFeature';
import type { SheetLink } from '../range/SheetLink';

/** Repeats a right-click that comes before the code of the context menu. After a failure the browser's menu opens. */
export const firstPressFeature = <Row extends object>(link: SheetLink<Row>): GridFeature<Row> => ({
  attach({ scroller }) {
    let failed = false;
    function onContextMenu(event: MouseEvent) {
      const { code, menu } = link;
      const { target, button, clientX, clientY } = event;
      const onHeading = target instanceof Element && target.closest('.gezi-th') !== null;
      if (code.loaded || failed || !target || !menu || !(menu.cells || onHeading)) return;
      event.preventDefault();
      const repeat = { bubbles: true, cancelable: true, button, clientX, clientY };
      void code.load().then(
        () => setTimeout(() => target.dispatchEvent(new MouseEvent('contextmenu', repeat))),
        () => (failed = true),
      );
    }
    scroller.addEventListener('contextmenu', onContextMenu);
    return { detach: () => scroller.removeEventListener('contextmenu', onContextMenu) };
  },
});
