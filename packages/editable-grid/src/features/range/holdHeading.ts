import { again } from '../../dom/early/again';
import type { EarlyEvents } from '../../dom/early/EarlyEvents';
import type { GridSite } from '../../dom/GridFeature';
import { headingOf } from './headingOf';

/**
 * Holds a click on a heading, which selects its column. It is dropped when a cell becomes active or the focus leaves the
 * grid: the user has gone on.
 */
export function holdHeading<Row extends object>({ scroller, controller }: GridSite<Row>): EarlyEvents {
  let held: MouseEvent | undefined;
  let hasFailed = false;

  function onClick(click: MouseEvent) {
    held = !hasFailed && !click.defaultPrevented && headingOf(click.target) ? click : undefined;
  }
  function isFocusElsewhere(): boolean {
    const { activeElement } = document;
    return activeElement !== document.body && !scroller.contains(activeElement);
  }

  scroller.addEventListener('click', onClick, true);
  return {
    fail() {
      hasFailed = true;
      held = undefined;
    },
    used() {
      if (controller.current) held = undefined;
    },
    repeat() {
      if (held && !isFocusElsewhere()) held.target!.dispatchEvent(again(held));
      return undefined;
    },
    stop: () => scroller.removeEventListener('click', onClick, true),
  };
}
