/** Code that loads on first use. */
export interface LazyCode<Code> {
  load: () => Promise<Code>;
  loaded: Code | undefined;
}

export const lazyCode = <Code>(load: () => Promise<Code>): LazyCode<Code> => {
  const code: LazyCode<Code> = {
    loaded: undefined,
    load: async () => (code.loaded ??= await load()),
  };
  return code;
};

/**
 * Runs an action as soon as its code has loaded. Code that failed to load is loaded once more by itself; then the
 * failure is shown with a button that loads the code and runs the action.
 *
 * @param run its second argument is true if loading failed before
 * @param onFailure called when loading fails
 */
export type WithCode = <Code>(
  code: LazyCode<Code>,
  run: (code: Code, hasFailed: boolean) => void,
  onFailure?: () => void,
) => void;
