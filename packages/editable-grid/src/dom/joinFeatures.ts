import type { GridFeature } from './GridFeature';

/** Several features as one; keys are offered in the order given. */
export const joinFeatures = <Row extends object>(features: readonly GridFeature<Row>[]): GridFeature<Row> => ({
  attach(site) {
    const all = features.map((feature) => feature.attach(site));
    return {
      keyDown: (event, place) => all.some((hooks) => hooks.keyDown?.(event, place)),
      used: (place) => all.forEach((hooks) => hooks.used?.(place)),
      drawn: () => all.forEach((hooks) => hooks.drawn?.()),
      detach: () => all.forEach((hooks) => hooks.detach()),
    };
  },
});
