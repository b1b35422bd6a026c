import { ApiError, describeFailure } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import type { FormInstance } from 'antd';
import { useCallback, useState } from 'react';

/**
 * Shows a refusal where it belongs: at the field the server names, above the form otherwise. What was entered stays.
 *
 * @param fields names the form has; others are told above it
 */
export function useRefusal<Fields extends object>(
  form: FormInstance<Fields>,
  fields: readonly (keyof Fields & string)[],
) {
  const locale = useLocale();
  const [general, setGeneral] = useState<string>();
  const clear = useCallback(() => setGeneral(undefined), []);

  const show = useCallback(
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      const { message } = describeFailure(error, { signedIn: false, locale });
      const field = fields.find((name) => name === error.field);
      if (!field) return setGeneral(message);
      setGeneral(undefined);
      // A field's name is one of the paths antd knows; its types cannot follow that far.
      form.setFields([{ name: field, errors: [message] } as Parameters<typeof form.setFields>[0][number]]);
      form.focusField(field as Parameters<typeof form.focusField>[0]);
    },
    [form, fields, locale],
  );
  return { general, show, clear };
}
