import { Later, lazyPart, type Preloaded } from '@gezi/ui';
import type { ComponentType, ReactNode } from 'react';

/** A part that is loaded after the first screen. */
export type LaterPart<Props extends object> = ((props: Props) => ReactNode) & Preloaded;

/**
 * Loads a component on first use; a preloaded one renders at once. If loading fails, only this component is replaced by
 * a message with a button that loads it again.
 *
 * @param get imports the component
 * @param Waiting shown while loading; default nothing
 */
export function later<Props extends object>(
  get: () => Promise<(props: Props) => ReactNode>,
  Waiting?: ComponentType<Props>,
): LaterPart<Props> {
  const Part = lazyPart(get);
  const Placed = (props: Props) => (
    <Later fallback={Waiting && <Waiting {...props} />}>
      <Part {...props} />
    </Later>
  );
  return Object.assign(Placed, { load: Part.load });
}
