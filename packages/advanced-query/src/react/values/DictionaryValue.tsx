import { describeFailure, useDict } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import { dictionaryOf } from '../../core';
import { Choice } from './ChoiceValue';
import type { ValueControlProps } from './QueryControls';

/** One of the items of a dictionary, or of a table read as one; needs a `ClientProvider` above. */
export function DictionaryValue({ field, ...props }: ValueControlProps) {
  const locale = useLocale();
  const { items, loading, error } = useDict(dictionaryOf(field));
  return (
    <Choice
      {...props}
      options={items}
      loading={loading}
      failure={error && describeFailure(error, { locale }).message}
    />
  );
}
