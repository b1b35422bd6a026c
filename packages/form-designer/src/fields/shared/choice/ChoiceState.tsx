import type { FieldOptions } from '../../../runtime/options/FieldOptions';
import { useTexts } from '../../../runtime/texts/useTexts';

/** Shown in place of the options while there are none. */
export function ChoiceState({ found }: { found: FieldOptions }) {
  const texts = useTexts();
  if (found.options.length > 0 || found.status === 'failed') return null;
  return <span className="gezi-form-faint">{found.status === 'loading' ? texts.loadingOptions : texts.noOptions}</span>;
}
