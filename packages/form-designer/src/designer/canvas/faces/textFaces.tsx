import {
  booleanMember as flag,
  listMember as list,
  numberMember as number,
  textMember as text,
} from '../../../core/document/members';
import type { Face } from './Face';
import { Shell } from './Shell';
import { wordsOf } from './wordsOf';

const width = (data: Parameters<Face>[0]['data']) => {
  const written = text(data, 'width', '100%');
  return /^\d+(\.\d+)?$/.test(written)
    ? `${written}%`
    : /^\d+(\.\d+)?(%|px|em|rem|vw)$/.test(written)
      ? written
      : '100%';
};

export const InputFace: Face = ({ data }) => (
  <Shell
    value={text(data, 'value')}
    placeholder={text(data, 'placeholder')}
    before={text(data, 'prepend')}
    after={text(data, 'append')}
    disabled={flag(data, 'disabled')}
    width={width(data)}
  />
);

export const TextareaFace: Face = ({ data }) => {
  const rows = Math.min(12, Math.max(1, number(data, 'rows', 4)));
  const value = text(data, 'value');
  return (
    <span
      className={`gezi-fd-shell gezi-fd-area${flag(data, 'disabled') ? ' gezi-fd-shell-off' : ''}`}
      style={{ minHeight: rows * 22 + 10 }}
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

export const NumberFace: Face = ({ data }) => {
  const precision = Math.min(10, Math.max(0, number(data, 'precision', 0)));
  const value = data['value'] === '' || data['value'] == null ? '' : number(data, 'value', 0).toFixed(precision);
  const off = flag(data, 'disabled') ? ' gezi-fd-shell-off' : '';
  return text(data, 'controls-position') === 'right' ? (
    <span className={`gezi-fd-shell gezi-fd-stepper-right${off}`}>
      <span className="gezi-fd-shell-text">{value}</span>
      <span className="gezi-fd-steps">
        <i>▴</i>
        <i>▾</i>
      </span>
    </span>
  ) : (
    <span className={`gezi-fd-shell gezi-fd-stepper${off}`}>
      <i>−</i>
      <span className="gezi-fd-shell-text">{value}</span>
      <i>+</i>
    </span>
  );
};

const TOOLS = ['B', 'I', 'U', 'S', 'H', '❝', '≡', '1.', '•', '⟲', '⟳'];

export const EditorFace: Face = ({ data }) => (
  <span className="gezi-fd-editor">
    <span className="gezi-fd-editor-bar">
      {TOOLS.map((tool) => (
        <i key={tool}>{tool}</i>
      ))}
    </span>
    <span className="gezi-fd-editor-body">{wordsOf(text(data, 'value'))}</span>
    {flag(data, 'validateMaxText') ? <span className="gezi-fd-counter">0 / {number(data, 'max', 2000)}</span> : null}
  </span>
);

export const BarCodeFace: Face = ({ data }) => {
  const value = text(data, 'value') || 'PO-2024-0001';
  const height = Math.min(100, Math.max(10, number(data, 'height', 30)));
  return (
    <span className="gezi-fd-barcode" style={{ background: colour(text(data, 'background'), '#fff') }}>
      <svg viewBox="0 0 180 40" preserveAspectRatio="none" style={{ height }} aria-hidden="true">
        <path d={bars(value)} fill={colour(text(data, 'lineColor'), '#000')} />
      </svg>
      {flag(data, 'displayValue') ? (
        <span style={{ color: colour(text(data, 'lineColor'), '#000') }}>{value}</span>
      ) : null}
    </span>
  );
};

/** A likeness, not a code: bars that differ with the value. The real one is drawn when the form runs. */
function bars(value: string): string {
  let path = '';
  let x = 2;
  for (let i = 0; x < 176; i++) {
    const code = value.charCodeAt(i % value.length) + i * 7;
    const wide = 1 + (code % 3);
    path += `M${x} 0h${wide}v40h-${wide}z`;
    x += wide + 1 + ((code >> 2) % 3);
  }
  return path;
}

const colour = (written: string, fallback: string) =>
  /^(#[0-9a-f]{3,8}|[a-z]+|rgba?\([\d\s.,%]+\))$/i.test(written) ? written : fallback;

export const ColorFace: Face = ({ data }) => (
  <span className="gezi-fd-color">
    <i style={{ background: colour(text(data, 'value'), 'transparent') }} />
    <span>{text(data, 'value')}</span>
  </span>
);

export const UploadFace: Face = ({ data }) => (
  <span className="gezi-fd-upload">
    {text(data, 'list-type') === 'picture-card' ? (
      <span className="gezi-fd-upload-card">＋</span>
    ) : (
      <span className="gezi-fd-button">⇪ {text(data, 'buttonText')}</span>
    )}
    {flag(data, 'showTip') ? <small>{text(data, 'tips')}</small> : null}
  </span>
);

export const SliderFace: Face = ({ data }) => {
  const low = number(data, 'min', 0);
  const high = Math.max(low + 1, number(data, 'max', 20));
  const values = list(data, 'value').length > 0 ? list(data, 'value') : [data['value'] ?? low];
  const share = (value: unknown) => Math.min(100, Math.max(0, ((Number(value) - low) / (high - low)) * 100)) || 0;
  const ends = flag(data, 'range') ? [share(values[0]), share(values[1] ?? high)] : [0, share(values[0])];
  const step = Math.max(number(data, 'step', 1), (high - low) / 20);
  const stops = flag(data, 'show-stops') ? Math.floor((high - low) / step) + 1 : 0;
  return (
    <span className="gezi-fd-slider">
      <b style={{ insetInlineStart: `${ends[0]}%`, width: `${ends[1]! - ends[0]!}%` }} />
      {Array.from({ length: stops }, (_, at) => (
        <u key={at} style={{ insetInlineStart: `${((at * step) / (high - low)) * 100}%` }} />
      ))}
      {flag(data, 'range') ? <i style={{ insetInlineStart: `${ends[0]}%` }} /> : null}
      <i style={{ insetInlineStart: `${ends[1]}%` }} />
    </span>
  );
};

export const RateFace: Face = ({ data }) => {
  const most = Math.min(10, Math.max(1, number(data, 'max', 5)));
  const value = number(data, 'value', 0);
  return (
    <span className="gezi-fd-rate">
      {Array.from({ length: most }, (_, at) => (
        <i key={at} className={at + 0.5 < value + 0.01 ? 'gezi-fd-rate-on' : ''}>
          ★
        </i>
      ))}
      {flag(data, 'show-score') ? <span>{value}</span> : null}
    </span>
  );
};

export const SwitchFace: Face = ({ data }) => {
  const on = data['value'] === true || (data['value'] !== false && data['value'] === data['active-value']);
  const track = colour(text(data, on ? 'active-color' : 'inactive-color'), '');
  return (
    <span
      className={on ? 'gezi-fd-switch gezi-fd-switch-on' : 'gezi-fd-switch'}
      style={track ? { background: track } : undefined}
    >
      <i />
    </span>
  );
};
