import type { FormReading } from '../../core/document/readForm';
import { useTexts } from '../texts/useTexts';

/** Shown in place of a form that cannot be read, with the reason. */
export function Unreadable({ reading }: { reading: FormReading | undefined }) {
  const texts = useTexts();
  const reason = reading && !reading.ok ? reading.reason : undefined;
  const detail =
    reason?.code === 'syntax'
      ? texts.notJson
      : reason?.code === 'no-list'
        ? texts.legacy(reason.found.join(texts.comma))
        : reason?.code === 'no-form'
          ? texts.legacy(reason.found)
          : texts.emptyForm;
  return (
    <div className="gezi-form-summary" role="alert">
      <strong>{texts.unreadable}</strong>
      <p>{detail}</p>
    </div>
  );
}
