import { useLocale } from '@gezi/ui';
import { useState, useSyncExternalStore } from 'react';
import { failureText } from '../../core/model/failureText';
import { useRuntime } from '../runtimeContext';
import { FAILURES, type FormFailure } from '../store/FormStore';
import { useTexts } from '../texts/useTexts';

/** Failures listed before the list is expanded. */
const FEW = 5;

/** Failures of the last submit, each a link to its field; corrected ones leave the list. */
export function ErrorSummary({ onGoTo }: { onGoTo: (failure: FormFailure) => void }) {
  const { store } = useRuntime();
  const texts = useTexts();
  const failures = useSyncExternalStore(
    (listener) => store.subscribe(FAILURES, listener),
    store.failures,
    store.failures,
  );
  const [showsAll, setShowsAll] = useState(false);
  const locale = useLocale();
  const textOf = (failure: FormFailure) => {
    const text = failureText(failure, { locale });
    return failure.row === undefined ? text : texts.rowLabel(text, failure.row + 1);
  };
  const shown = showsAll ? failures : failures.slice(0, FEW);
  return (
    <div className="gezi-form-summary" role="alert" hidden={failures.length === 0}>
      {failures.length > 0 && (
        <>
          <strong>{texts.failures(failures.length)}</strong>
          <ul>
            {shown.map((failure) => (
              <li key={failure.path}>
                <button type="button" className="gezi-form-link" onClick={() => onGoTo(failure)}>
                  {textOf(failure)}
                </button>
              </li>
            ))}
          </ul>
          {shown.length < failures.length && (
            <button type="button" className="gezi-form-link" onClick={() => setShowsAll(true)}>
              {texts.showAll(failures.length)}
            </button>
          )}
        </>
      )}
    </div>
  );
}
