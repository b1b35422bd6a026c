import { BarcodeOutlined } from '@ant-design/icons';
import { booleanMember as flag, numberMember as number, textMember as text } from '../../core/document/members';
import type { CanvasFace, Face } from '../CanvasFace';
import { colorOr } from '../shared/face/colorOr';

const BarCodeFace: Face = ({ data }) => {
  const value = text(data, 'value') || 'PO-2024-0001';
  const height = Math.min(100, Math.max(10, number(data, 'height', 30)));
  return (
    <span className="gezi-fd-barcode" style={{ background: colorOr(text(data, 'background'), '#fff') }}>
      <svg viewBox="0 0 180 40" preserveAspectRatio="none" style={{ height }} aria-hidden="true">
        <path d={bars(value)} fill={colorOr(text(data, 'lineColor'), '#000')} />
      </svg>
      {flag(data, 'displayValue') ? (
        <span style={{ color: colorOr(text(data, 'lineColor'), '#000') }}>{value}</span>
      ) : null}
    </span>
  );
};

/** A placeholder: bars that vary with the value. The running form renders the real code. */
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

export const barCodeFace: CanvasFace = { icon: <BarcodeOutlined aria-hidden />, Face: BarCodeFace };
