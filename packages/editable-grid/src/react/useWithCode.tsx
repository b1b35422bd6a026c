import { Later, lazyPart } from '@gezi/ui';
import { useCallback, useState, type ReactNode } from 'react';
import type { WithCode } from '../dom/lazyCode';

/** Runs actions whose code loads on first use, and the element that shows those that failed to load. */
export function useWithCode(): [WithCode, ReactNode] {
  const [failed, setFailed] = useState<readonly FailedAction[]>([]);

  const withCode = useCallback<WithCode>((code, run, onFailure) => {
    if (code.loaded !== undefined) return run(code.loaded, false);
    const fail = () => {
      setFailed((before) => [...before, again]);
      onFailure?.();
    };
    const again = createAgain(async () => {
      const loaded = await code.load();
      setFailed((before) => before.filter((each) => each !== again));
      run(loaded, true);
    });
    void code.load().then((loaded) => run(loaded, false), fail);
  }, []);

  const place = failed.map(({ key, Again }) => (
    <Later key={key}>
      <Again />
    </Later>
  ));
  return [withCode, place];
}

interface FailedAction {
  key: number;
  /** Renders nothing; loads the code, at first by itself and then when the button is pressed, and runs the action. */
  Again: () => null;
}

let actions = 0;

function createAgain(run: () => Promise<void>): FailedAction {
  actions += 1;
  const Again = lazyPart(async () => {
    await run();
    return () => null;
  });
  return { key: actions, Again };
}
