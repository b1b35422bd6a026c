import type { HoldEvents } from './early/EarlyEvents';
import type { FeatureHooks, GridFeature, GridSite } from './GridFeature';
import type { DropReason } from './HeldCells';
import type { LazyCode, WithCode } from './lazyCode';

/** The first signs of use. `pointerenter` is not one: it also fires when a grid appears below a resting pointer. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'contextmenu'] as const;

export interface LazyFeatureCalls<Row extends object, Code> {
  /** Creates the feature from its code. */
  make: (code: Code) => GridFeature<Row>;
  withCode: WithCode;
  /** Events that wait for the code. */
  early: readonly HoldEvents<Row>[];
  /** Called when waiting events were dropped. */
  onDropped: (code: Code, reason: DropReason) => void;
}

/**
 * A feature whose code is loaded when the pointer first moves or presses in the grid or the focus enters it, so that
 * grids that nobody interacts with do not load it.
 */
export const lazyFeature = <Row extends object, Code>(
  code: LazyCode<Code>,
  calls: LazyFeatureCalls<Row, Code>,
): GridFeature<Row> => ({
  attach(site) {
    if (code.loaded) return calls.make(code.loaded).attach(site);
    return attachLater(site, code, calls);
  },
});

function attachLater<Row extends object, Code>(
  site: GridSite<Row>,
  code: LazyCode<Code>,
  { make, withCode, early, onDropped }: LazyFeatureCalls<Row, Code>,
): FeatureHooks {
  let hooks: FeatureHooks | undefined;
  let gone = false;
  const held = early.map((hold) => hold(site));

  function begin() {
    deafen();
    withCode(code, attachLoaded, () => held.forEach((events) => events.fail()));
  }

  function attachLoaded(loaded: Code) {
    if (gone || hooks) return;
    held.forEach((events) => events.stop());
    hooks = make(loaded).attach(site);
    hooks.used?.(site.controller.current);
    for (const reason of held.map((events) => events.repeat())) if (reason) onDropped(loaded, reason);
  }

  function deafen() {
    SIGNS.forEach((sign) => site.frame.removeEventListener(sign, begin));
  }

  SIGNS.forEach((sign) => site.frame.addEventListener(sign, begin));
  return {
    keyDown: (event, place) => hooks?.keyDown?.(event, place) ?? false,
    used(place) {
      if (hooks) hooks.used?.(place);
      else held.forEach((events) => events.used?.());
    },
    drawn: () => hooks?.drawn?.(),
    detach() {
      gone = true;
      deafen();
      held.forEach((events) => events.stop());
      hooks?.detach();
    },
  };
}
