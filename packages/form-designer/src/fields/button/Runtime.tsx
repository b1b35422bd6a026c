import { booleanMember, textMember } from '../../core/document/members';
import type { FieldProps } from '../../runtime/FieldProps';
import { ItemIcon } from '../../runtime/kit/ItemIcon';
import { lettersOf } from '../../runtime/kit/lettersOf';
import { useRuntime } from '../../runtime/runtimeContext';

const TYPES = ['primary', 'success', 'warning', 'danger', 'info', 'text'];

/** A button of a form; the page handles it in `onAction`. */
export function ButtonItem(field: FieldProps) {
  const { onAction } = useRuntime();
  return <FormButton {...field} onPress={() => onAction?.(field.name, field.item)} />;
}

/** A button as its item describes it. */
export function FormButton({ item, disabled, onPress }: FieldProps & { onPress?: () => void }) {
  const type = textMember(item, 'type');
  const text = textMember(item, 'text') || textMember(item, 'label');
  const icon = textMember(item, 'icon');
  const looks = ['plain', 'round', 'circle'].filter((look) => booleanMember(item, look));
  const kinds = [TYPES.includes(type) ? type : 'default', ...looks];
  const isCircle = looks.includes('circle') && icon !== '';
  return (
    <div style={{ textAlign: alignOf(textMember(item, 'align')) }}>
      <button
        type="button"
        className={['gezi-button', ...kinds.map((kind) => `gezi-button-${kind}`)].join(' ')}
        style={lettersOf(item, 'fontSize')}
        disabled={disabled || booleanMember(item, 'loading')}
        aria-label={isCircle ? text : undefined}
        onClick={onPress}
      >
        {icon && <ItemIcon name={icon} />}
        {!isCircle && text}
      </button>
    </div>
  );
}

const alignOf = (align: string) => (align === 'center' || align === 'right' ? align : 'left');
