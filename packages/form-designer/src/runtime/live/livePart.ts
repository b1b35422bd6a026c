import type { ComponentType } from 'react';

/** A control of antd that is loaded on first use, or earlier when the browser is idle. */
export interface LivePart<Props> {
  /** The component once it is there. */
  peek: () => ComponentType<Props> | undefined;
  load: () => Promise<ComponentType<Props>>;
}

export function livePart<Props>(fetchPart: () => Promise<ComponentType<Props>>): LivePart<Props> {
  let found: ComponentType<Props> | undefined;
  let underWay: Promise<ComponentType<Props>> | undefined;
  return {
    peek: () => found,
    load() {
      underWay ??= fetchPart().then(
        (part) => (found = part),
        (error: unknown) => {
          // The next touch tries again.
          underWay = undefined;
          throw error;
        },
      );
      return underWay;
    },
  };
}
