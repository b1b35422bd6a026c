import { useEffect, useState, type ComponentType } from 'react';
import { useTexts } from '../texts/useTexts';

/** A part that is loaded after the first screen. */
export interface Later<Props extends object> {
  (props: Props): React.ReactNode;
  /** Loads it before its first use. @returns resolves when it can be rendered; rejects if loading fails */
  readonly load: () => Promise<void>;
}

/**
 * Loads a component on first use. A component that is already loaded renders immediately; React's `lazy` shows its
 * fallback even then. If loading fails, only this component is replaced by an error with a retry button.
 *
 * @param get imports the component
 * @param Waiting shown while loading; default nothing
 */
export function later<Props extends object>(
  get: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
): Later<Props> {
  const had: { Part?: ComponentType<Props> } = {};
  let loading: Promise<void> | undefined;

  const load = () =>
    (loading ??= get().then(
      (part) => {
        had.Part = part;
      },
      (failure: unknown) => {
        loading = undefined;
        throw failure;
      },
    ));

  function LaterPart(props: Props) {
    const texts = useTexts();
    const [Part, setPart] = useState(() => had.Part);
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState(false);

    useEffect(() => {
      if (Part) return undefined;
      let here = true;
      load().then(
        () => here && setPart(() => had.Part),
        () => here && setFailed(true),
      );
      return () => {
        here = false;
      };
    }, [Part, attempt]);

    function again() {
      setFailed(false);
      setAttempt(attempt + 1);
    }

    if (Part) return <Part {...props} />;
    if (!failed) return Waiting ? <Waiting {...props} /> : null;
    return (
      <p role="alert" className="gezi-fd-later-failed">
        {texts.partFailed}
        <button type="button" className="gezi-fd-text-button" onClick={again}>
          {texts.retry}
        </button>
      </p>
    );
  }
  return Object.assign(LaterPart, { load });
}
