import { ApiError, describeFailure } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { App } from 'antd';
import { useTexts } from './texts';

export interface Saving<Values> {
  run: (values: Values) => void;
  isPending: boolean;
  /** Why the server did not take it. */
  refusal: string | undefined;
  /** What the refusal is about, where the server named it. */
  refusedField: string | undefined;
}

/**
 * What is entered in a dialog, on its way to the server.
 *
 * @param save keeps quiet about a refusal, which is said in the dialog
 * @param onSaved closes the dialog
 * @param said once it is saved; default 保存成功
 */
export function useSaving<Values, Result>(
  save: UseMutationOptions<Result, Error, Values>,
  onSaved: () => void,
  said?: string,
): Saving<Values> {
  const texts = useTexts();
  const locale = useLocale();
  const { message } = App.useApp();
  const { mutate, isPending, error } = useMutation({ ...save, networkMode: 'always' });
  return {
    run: (values) =>
      mutate(values, {
        onSuccess: () => {
          void message.success(said ?? texts.saved);
          onSaved();
        },
      }),
    isPending,
    refusal: error ? describeFailure(error, { locale }).message : undefined,
    refusedField: error instanceof ApiError ? error.field : undefined,
  };
}
