import type { ComponentType } from 'react';
import { textMember } from '../../../core/document/members';
import { isRemote } from '../../../core/model/options';
import type { FieldProps } from '../../../runtime/FieldProps';
import type { FieldOptions } from '../../../runtime/options/FieldOptions';
import type { Face } from '../../CanvasFace';
import { inertFace } from '../face/inertFace';
import { savedOptions } from './savedOptions';

/** The saved options as radios or checkboxes; the address of those that a form loads. */
export const choiceFace = (Choices: ComponentType<FieldProps & { found: FieldOptions }>): Face =>
  inertFace((field) => {
    const found = savedOptions(field.item);
    return isRemote(field.item) && found.options.length === 0 ? (
      <span className="gezi-fd-remote">{textMember(field.item, 'action')}</span>
    ) : (
      <Choices {...field} found={found} />
    );
  });
