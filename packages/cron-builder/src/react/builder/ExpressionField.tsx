import { useDebounced } from '@gezi/ui';
import { Input } from 'antd';
import { useId } from 'react';
import { useTexts } from '../../texts/useTexts';

export interface ExpressionFieldProps {
  value: string;
  /** Error message with the field. */
  error?: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** Text input for the expression with its error. */
export function ExpressionField({ value, error, disabled, onChange }: ExpressionFieldProps) {
  const texts = useTexts();
  const id = useId();
  // A message per keystroke would drown what is being typed.
  const said = useDebounced(error, 600);
  return (
    <div className="gezi-cron-expression">
      <label htmlFor={id}>{texts.expression}</label>
      <Input
        id={id}
        // Fields have an order of their own.
        dir="ltr"
        value={value}
        placeholder={texts.expressionPlaceholder}
        spellCheck={false}
        autoComplete="off"
        disabled={disabled}
        status={error ? 'error' : ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-says`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-says`} className="gezi-cron-says">
        {error ? <span className="gezi-cron-error">{error}</span> : <span>{texts.expressionHint}</span>}
      </div>
      <output className="gezi-visually-hidden">{error ? said : ''}</output>
    </div>
  );
}
