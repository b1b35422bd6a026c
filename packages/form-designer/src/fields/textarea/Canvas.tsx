import { AlignLeftOutlined } from '@ant-design/icons';
import type { CSSProperties } from 'react';
import { booleanMember as flag, numberMember as number, textMember as text } from '../../core/document/members';
import type { CanvasFace, Face } from '../CanvasFace';

const TextareaFace: Face = ({ data }) => {
  const rows = Math.min(12, Math.max(1, number(data, 'rows', 4)));
  const value = text(data, 'value');
  return (
    <span
      className={`gezi-fd-shell gezi-fd-area${flag(data, 'disabled') ? ' gezi-fd-shell-off' : ''}`}
      style={{ '--rows': rows } as CSSProperties}
    >
      <span className={value ? 'gezi-fd-area-text' : 'gezi-fd-area-text gezi-fd-shell-hint'}>
        {value || text(data, 'placeholder')}
      </span>
      {flag(data, 'show-word-limit') ? (
        <span className="gezi-fd-counter">
          {value.length} / {number(data, 'maxlength', 50)}
        </span>
      ) : null}
    </span>
  );
};

export const textareaFace: CanvasFace = { icon: <AlignLeftOutlined aria-hidden />, Face: TextareaFace };
