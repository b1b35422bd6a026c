import { ApiError } from '@gezi/client';
import { ColorField, namedPopup } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Input, InputNumber, Segmented, Select } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import type { Entry, EntryValue } from './Entry';
import { LabelledField } from './LabelledField';
import { useDebounced } from './useDebounced';

interface EntryFieldProps {
  id: string;
  field: Entry;
  value: EntryValue;
  initial: EntryValue;
  error: string | undefined;
  /** The server named this field in its refusal. */
  refused: boolean;
  onChange: (value: EntryValue) => void;
  /** What the server has against the value; undefined once it has nothing. */
  onFault: (fault: string | undefined) => void;
}

/** Milliseconds of quiet before the server is asked. */
const QUIET = 300;

/** One field with its label and what is wrong with it. */
export function EntryField({ id, field, value, initial, error, refused, onChange, onFault }: EntryFieldProps) {
  const fault = useCheck(field, value, initial);
  const tell = useEffectEvent(onFault);
  useEffect(() => tell(fault), [fault]);
  const said = error ?? fault;
  const isPointedAt = ['text', 'area', 'number', 'color'].includes(field.kind);
  return (
    <LabelledField
      {...(isPointedAt && { id })}
      label={field.label}
      required={field.required ?? false}
      error={said}
      hint={field.hint}
    >
      <Control id={id} field={field} value={value} status={said || refused ? 'error' : ''} onChange={onChange} />
    </LabelledField>
  );
}

interface ControlProps extends Pick<EntryFieldProps, 'id' | 'field' | 'value' | 'onChange'> {
  status: 'error' | '';
}

function Control({ id, field, value, status, onChange }: ControlProps) {
  const text = value === null || value === undefined ? '' : String(value);
  switch (field.kind) {
    case 'text':
      return (
        <Input
          id={id}
          value={text}
          status={status}
          disabled={field.disabled}
          maxLength={field.maxLength ?? 100}
          placeholder={field.placeholder}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'area':
      return (
        <Input.TextArea
          id={id}
          value={text}
          status={status}
          autoSize={{ minRows: 2, maxRows: 6 }}
          maxLength={field.maxLength ?? 255}
          placeholder={field.placeholder}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'number':
      return (
        <InputNumber
          id={id}
          value={typeof value === 'number' ? value : null}
          status={status}
          min={field.min}
          max={field.max}
          precision={0}
          onChange={(number) => onChange(number)}
        />
      );
    case 'choice':
      return (
        <Select
          aria-label={field.label}
          popupRender={namedPopup(field.label)}
          virtual={false}
          value={value ?? null}
          status={status}
          options={[...field.options]}
          onChange={(chosen) => onChange(chosen)}
        />
      );
    case 'switch':
      return (
        <Segmented
          aria-label={field.label}
          value={value ?? ''}
          options={[...field.options]}
          onChange={(chosen) => onChange(chosen)}
        />
      );
    case 'color':
      return (
        <ColorField
          id={id}
          aria-label={field.label}
          disabledAlpha
          value={text || undefined}
          onChange={(color) => onChange(color ?? null)}
        />
      );
    case 'own':
      return field.render(value, onChange);
  }
}

/** What the server says against a typed value; nothing about one that stood there at first. */
function useCheck(field: Entry, value: EntryValue, initial: EntryValue): string | undefined {
  const check = field.kind === 'text' ? field.check : undefined;
  const key = field.kind === 'text' ? field.checkKey : undefined;
  const text = String(value ?? '').trim();
  const settled = useDebounced(text, QUIET);
  const { error } = useQuery({
    queryKey: ['entry-check', field.name, key, settled],
    queryFn: async ({ signal }) => (await check?.(settled, signal)) ?? null,
    enabled: check !== undefined && settled !== '' && settled !== String(initial ?? ''),
    retry: false,
    gcTime: 0,
  });
  // Asked for something else by now, or not to be asked at all: whether it is free is told by saving.
  if (settled !== text || !(error instanceof ApiError) || error.kind !== 'rejected') return undefined;
  return error.message;
}
