import { useClient } from '@gezi/client';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { memberOf, textMember } from '../../core/document/members';
import type { FormValues } from '../../core/model/CompiledForm';
import { linkOf, offeredOptions } from '../../core/model/linked';
import { isRemote, optionKeys, readOptions, staticOptions } from '../../core/model/options';
import type { FieldProps } from '../FieldProps';
import { plainText } from '../../core/model/plainValues';
import { useRuntime } from '../runtimeContext';
import { useTexts } from '../texts/useTexts';
import { actionAddress } from './actionAddress';
import type { FieldOptions } from './FieldOptions';
import { useValuesAround } from './useValuesAround';

export interface WithOptionsProps {
  field: FieldProps;
  children: (found: FieldOptions) => ReactNode;
}

/** Provides the options of a field: those saved with it, or those of its address, requested once per form. */
export function WithOptions({ field, children }: WithOptionsProps) {
  const { item, plan } = field;
  const remote = isRemote(item) && textMember(item, 'action').trim() !== '';
  // Without a URL, the saved options are used.
  const fixed = useMemo(() => (remote ? [] : staticOptions(item)), [item, remote]);
  const link = plan && linkOf(plan);
  if (plan && link !== undefined) return <LinkedOptions {...{ field, link, remote, fixed, children }} />;
  if (remote) return <RemoteOptions {...{ field, children }} values={undefined} parent={undefined} />;
  return <>{children({ status: 'ready', options: fixed })}</>;
}

interface LinkedOptionsProps extends WithOptionsProps {
  link: string;
  /** Whether the choices are fetched. */
  remote: boolean;
  /** Those of the document. */
  fixed: FieldOptions['options'];
}

/** Options that depend on another field; nothing is requested while that one is empty. */
function LinkedOptions({ field, link, remote, fixed, children }: LinkedOptionsProps) {
  const values = useValuesAround(field.path);
  const parent = memberOf(values, link);
  const key = plainText(parent);
  if (remote) {
    if (key === '') return <>{children({ status: 'ready', options: [] })}</>;
    return <RemoteOptions {...{ field, children, values }} parent={key} />;
  }
  return <>{children({ status: 'ready', options: field.plan ? offeredOptions(field.plan, fixed, values) : fixed })}</>;
}

interface RemoteOptionsProps extends WithOptionsProps {
  parent: string | undefined;
  values: FormValues | undefined;
}

function RemoteOptions({ field, parent, values, children }: RemoteOptionsProps) {
  const { item, plan } = field;
  const { options: sources } = useRuntime();
  const texts = useTexts();
  const client = useClient();
  const address = actionAddress(textMember(item, 'action'), parent);
  const peek = () => sources.peek(address);
  const state = useSyncExternalStore(sources.subscribe, peek, peek);
  useEffect(() => sources.ask(client, address), [sources, client, address]);
  const body = state?.status === 'ready' ? state.body : undefined;
  const read = useMemo(() => (body === undefined ? undefined : readOptions(body, optionKeys(item))), [body, item]);
  // A response without a list is a failure.
  const status = state?.status === 'ready' && !read ? 'failed' : (state?.status ?? 'loading');
  const options = plan && values ? offeredOptions(plan, read ?? [], values) : (read ?? []);
  return (
    <>
      {children({ status, options })}
      {status === 'failed' && (
        <div className="gezi-form-failed" role="alert">
          {texts.optionsFailed}
          <button
            type="button"
            className="gezi-form-link"
            aria-label={`${texts.retry} ${field.label}`}
            onClick={() => sources.retry(client, address)}
          >
            {texts.retry}
          </button>
        </div>
      )}
    </>
  );
}
