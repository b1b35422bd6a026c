import type { ChoicesState } from '../../../core/columns/ResolvedColumn';
import type { Texts } from '../../../texts/zh-CN';

export interface ChoicesStatusProps {
  state: ChoicesState | undefined;
  /** Whether there are no choices. */
  empty: boolean;
  texts: Texts;
}

/** Status above a list: loading, failed, or no match. */
export function ChoicesStatus({ state, empty, texts }: ChoicesStatusProps) {
  if (state?.error !== undefined)
    return (
      <div className="gezi-list-empty gezi-list-error" role="alert">
        {state.error}
        {state.retry ? (
          <button type="button" tabIndex={-1} className="gezi-link" onClick={state.retry}>
            {texts.retry}
          </button>
        ) : null}
      </div>
    );
  if (!empty) return null;
  return <output className="gezi-list-empty">{state?.loading ? texts.loading : texts.noOptions}</output>;
}
