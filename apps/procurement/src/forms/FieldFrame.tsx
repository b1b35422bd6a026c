import { Form } from 'antd';
import type { ReactNode, Ref } from 'react';

interface FieldFrameProps {
  /** Id of the control. */
  id: string;
  /** False: the label names a group, not the control. */
  isLabelled?: boolean;
  label?: ReactNode;
  isRequired?: boolean;
  isInvalid?: boolean;
  /** Shown below the control. */
  error?: string | undefined;
  hint?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** One field: label above the control, error and hint below it. The only use of antd's `Form`. */
export function FieldFrame(props: FieldFrameProps) {
  const {
    id,
    isLabelled = true,
    label,
    isRequired = false,
    isInvalid = false,
    error,
    hint,
    className,
    ref,
    children,
  } = props;
  return (
    <div ref={ref} className={className ? `gezi-field ${className}` : 'gezi-field'}>
      <Form.Item
        layout="vertical"
        {...(label !== undefined && { label })}
        {...(isLabelled && { htmlFor: id })}
        required={isRequired}
        {...(isInvalid && { validateStatus: 'error' as const })}
        {...(error && { help: <span id={`${id}-error`}>{error}</span> })}
        {...(hint && { extra: <span id={`${id}-hint`}>{hint}</span> })}
      >
        {children}
      </Form.Item>
    </div>
  );
}
