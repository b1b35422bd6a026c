import { inertFace } from '../face/inertFace';
import { PickBox } from './PickBox';

/** A closed dialog field; the names of selected rows are loaded by a running form only. */
export const DialogFace = inertFace((field) => (
  <PickBox field={field} text="" isOpen={false} onOpen={field.onBlur} onClear={field.onBlur} />
));
