import { FontColorsOutlined } from '@ant-design/icons';
import { booleanMember as flag, numberMember as number, textMember as text } from '../../core/document/members';
import type { CanvasFace, Face } from '../CanvasFace';
import { EDITOR_HEIGHT } from './editorHeight';
import { wordsOf } from '../shared/face/wordsOf';

const TOOLS = ['B', 'I', 'U', 'S', 'H', '❝', '≡', '1.', '•', '⟲', '⟳'];

const EditorFace: Face = ({ data }) => (
  <span className="gezi-fd-editor" style={{ height: EDITOR_HEIGHT }}>
    <span className="gezi-fd-editor-bar">
      {TOOLS.map((tool) => (
        <i key={tool}>{tool}</i>
      ))}
    </span>
    <span className="gezi-fd-editor-body">{wordsOf(text(data, 'value'))}</span>
    {flag(data, 'validateMaxText') ? <span className="gezi-fd-counter">0 / {number(data, 'max', 2000)}</span> : null}
  </span>
);

export const editorFace: CanvasFace = { icon: <FontColorsOutlined aria-hidden />, Face: EditorFace };
