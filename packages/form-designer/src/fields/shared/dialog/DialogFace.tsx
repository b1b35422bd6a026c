import { booleanMember as flag, textMember as text } from '../../../core/document/members';
import type { Face } from '../../CanvasFace';
import { Shell } from '../face/Shell';
import { BRANCH } from '../face/signs';

/** A closed dialog field with the selected rows. */
export const DialogFace: Face = ({ data }) => (
  <Shell
    placeholder={text(data, 'placeholder') || text(data, 'title')}
    suffix={BRANCH}
    disabled={flag(data, 'disabled')}
  />
);
