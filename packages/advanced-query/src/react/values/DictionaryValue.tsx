import { describeFailure, useDict } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import { dictionaryOf } from '../../core/query/QueryField';
import { ChoiceSelect } from './ChoiceValue';
import type { ValueControlProps } from './QueryControls';

/** Value of a `dict` or `dictTable` field; needs a `ClientProvider`. */
export function DictionaryValue({ field, ...props }: ValueControlProps) {
  const locale = useLocale();
  const { items, loading, error } = useDict(dictionaryOf(field));
  return (
    <ChoiceSelect
      {...props}
      options={items}
      loading={loading}
      failure={error && describeFailure(error, { locale }).message}
    />
  );
}
