import type { CellPlace } from './CellPlace';
import type { InUse } from './CellUse';
import type { FeatureHooks, GridFeature, GridSite } from './GridFeature';

/** The features of one grid; grid and view call their hooks. */
export class FeatureSet<Row extends object> {
  readonly #attached = new Map<GridFeature<Row>, FeatureHooks>();

  /** Attaches new features and detaches removed ones; keys are offered in the given order. */
  show(features: readonly GridFeature<Row>[], site: GridSite<Row>): void {
    for (const feature of this.#attached.keys()) if (!features.includes(feature)) this.#detach(feature);
    const before = new Map(this.#attached);
    this.#attached.clear();
    for (const feature of features) this.#attached.set(feature, before.get(feature) ?? feature.attach(site));
  }

  keyDown(event: KeyboardEvent, place: InUse): boolean {
    for (const hooks of this.#attached.values()) if (hooks.keyDown?.(event, place)) return true;
    return false;
  }

  used(place: CellPlace | undefined): void {
    for (const hooks of this.#attached.values()) hooks.used?.(place);
  }

  drawn = (): void => {
    for (const hooks of this.#attached.values()) hooks.drawn?.();
  };

  clear(): void {
    for (const feature of this.#attached.keys()) this.#detach(feature);
  }

  #detach(feature: GridFeature<Row>) {
    this.#attached.get(feature)?.detach();
    this.#attached.delete(feature);
  }
}
