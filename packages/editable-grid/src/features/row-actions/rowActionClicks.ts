import type { GridFeature } from '../../dom/GridFeature';
import { HeldCall } from '../../dom/HeldCall';
import { rowActionsFeature, type RowActionsContext } from './rowActionsFeature';

/** Clicks on row actions, and the runner that carries them out. */
export interface RowActionClicks<Row extends object> {
  feature: GridFeature<Row>;
  /** Carries out clicks from now on, and the last one that came before. @returns disconnects */
  connect: (runner: RowActionsContext<Row>) => () => void;
}

/** Buttons may be clicked before the lazily loaded runner is mounted: the last click waits for it. */
export function createRowActionClicks<Row extends object>(): RowActionClicks<Row> {
  const runner = new HeldCall<RowActionsContext<Row>>();
  const context: RowActionsContext<Row> = {
    run: (action, place) => runner.call((to) => to.run(action, place)),
    openMenu: (actions, place, at) => runner.call((to) => to.openMenu(actions, place, at)),
  };
  return { feature: rowActionsFeature(context), connect: (next) => runner.connect(next) };
}
