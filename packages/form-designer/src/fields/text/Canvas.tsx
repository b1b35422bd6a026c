import { FontSizeOutlined } from '@ant-design/icons';
import { textMember } from '../../core/document/members';
import type { CanvasFace } from '../CanvasFace';
import { inertFace } from '../shared/face/inertFace';
import { TextItem } from './Runtime';

/** Shown even if the form hides it, with a line to double-click if it is empty. */
export const textFace: CanvasFace = {
  icon: <FontSizeOutlined aria-hidden />,
  Face: inertFace((field) => (
    <TextItem {...field} item={{ ...field.item, show: true, text: textMember(field.item, 'text') || '\u00a0' }} />
  )),
};
