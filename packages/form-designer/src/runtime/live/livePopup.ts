import type { FieldProps } from '../FieldProps';
import { antdSize } from '../kit/antdSize';
import { states } from '../kit/naming';
import type { LiveProps } from './LiveProps';

/** Props of every antd control with a popup: state, size, and the class of its popup. */
export function livePopup(field: FieldProps, { open, onOpenChange }: LiveProps) {
  return {
    ...states(field),
    open,
    onOpenChange,
    size: antdSize(field.size),
    status: field.invalid ? ('error' as const) : ('' as const),
    classNames: POPUP,
    style: FULL,
  };
}

const POPUP = { popup: { root: 'gezi-form-popup' } };
const FULL = { width: '100%' };
