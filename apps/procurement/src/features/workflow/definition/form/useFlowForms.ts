import { ApiError, useClient, type Client } from '@gezi/client';
import { checkForms, getFormItem, hasForm, type DefinitionFault, type ProcessDefinition } from '@gezi/domain';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readKnownForm, type KnownForm } from '../core/knownForm';
import type { KnownForms } from './FormsContext';

/** Forms do not change while a process is drawn. */
const FRESH_FOR = 60_000;

const formQuery = (client: Client, code: string) =>
  queryOptions({
    queryKey: ['flow-known-form', code],
    staleTime: FRESH_FOR,
    queryFn: async ({ signal }): Promise<KnownForm | null> => {
      try {
        const { head, formContent } = await client.call(getFormItem, { code }, { signal, silent: true });
        return readKnownForm(head.tableTxt, formContent);
      } catch (error) {
        if (error instanceof ApiError && error.field === 'code') return null;
        throw error;
      }
    },
  });

/** Loads the forms that a definition names, and finds the faults in its rights to their fields. */
export function useFlowForms(definition: ProcessDefinition | undefined): {
  forms: KnownForms;
  faults: readonly DefinitionFault[];
} {
  const client = useClient();
  const nodes = definition?.nodes.filter(hasForm) ?? [];
  const keys = [...new Set(nodes.flatMap(({ formKey }) => formKey ?? []))];
  const loaded = useQueries({
    queries: keys.map((key) => formQuery(client, key)),
    combine: (results) => results.map(({ data }) => data),
  });
  const forms = useMemo(
    () => new Map(keys.flatMap((key, at) => (loaded[at] === undefined ? [] : [[key, loaded[at]] as const]))),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The keys are new on every render.
    [keys.join(), loaded],
  );
  const faults = useMemo(() => {
    if (!definition) return [];
    const isLoaded = keys.every((key) => forms.has(key));
    // While a form loads, no field is unknown.
    return isLoaded ? checkForms(definition, (key) => forms.get(key)?.fields.map(({ id }) => id)) : [];
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The keys follow from the definition.
  }, [definition, forms]);
  return { forms, faults };
}
