import type { HoldEvents } from '../../dom/early/EarlyEvents';
import type { SheetLink } from '../range/SheetLink';

/** Holds a right-click. After a failure the browser's menu opens. */
export const holdMenu =
  <Row extends object>(link: SheetLink<Row>): HoldEvents<Row> =>
  ({ scroller }) => {
    let held: MouseEvent | undefined;
    let hasFailed = false;

    function onContextMenu(event: MouseEvent) {
      const { menu } = link;
      const onHeading = event.target instanceof Element && event.target.closest('.gezi-th') !== null;
      if (hasFailed || !menu || !(menu.cells || onHeading)) return;
      event.preventDefault();
      held = event;
    }

    scroller.addEventListener('contextmenu', onContextMenu);
    return {
      fail() {
        hasFailed = true;
        held = undefined;
      },
      repeat() {
        held?.target?.dispatchEvent(new MouseEvent('contextmenu', held));
        return undefined;
      },
      stop: () => scroller.removeEventListener('contextmenu', onContextMenu),
    };
  };
