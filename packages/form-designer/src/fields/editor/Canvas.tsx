import { FontColorsOutlined } from '@ant-design/icons';
import { later } from '../../designer/later/later';
import type { FieldProps } from '../../runtime/FieldProps';
import type { CanvasFace } from '../CanvasFace';
import { inertFace } from '../shared/face/inertFace';
import { EDITOR_HEIGHT } from './editorHeight';

const Surface = later<FieldProps>(
  async () => (await import('./EditorSurface')).InertEditor,
  () => <div className="gezi-form-editor-waiting" style={{ height: EDITOR_HEIGHT }} />,
);

export const editorFace: CanvasFace = {
  icon: <FontColorsOutlined aria-hidden />,
  Face: inertFace((field) => <Surface {...field} />),
};
