import type { LazyCode } from '../dom/lazyCode';

export interface LoadAnewOptions {
  /** Number of times that loading fails first. */
  failures?: number;
  /** Loading takes as long. */
  until?: Promise<unknown>;
}

/** Makes code load as if it had not been used before. @returns restores it */
export function loadAnew<Code>(code: LazyCode<Code>, { failures = 0, until }: LoadAnewOptions = {}): () => void {
  const { load, loaded } = code;
  let left = failures;
  Object.assign(code, {
    loaded: undefined,
    load: async () => {
      await until;
      left -= 1;
      if (left < 0) return load();
      throw new TypeError('Failed to fetch dynamically imported module');
    },
  });
  return () => void Object.assign(code, { load, loaded: code.loaded ?? loaded });
}
