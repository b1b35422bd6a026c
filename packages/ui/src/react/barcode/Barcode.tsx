import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/useTexts';

export interface BarcodeProps {
  /** What is encoded; letters, digits and signs of ASCII. */
  value: string;
  /** Default `#000` (B§3). */
  lineColor?: string;
  /** Default `#fff` (B§3). */
  background?: string;
  /** Pixels of the lines, 10 to 100 (B§5); beyond them the nearest bound. Default 50. */
  height?: number;
  /** Writes the value below; default true. */
  displayValue?: boolean;
}

const LEAST = 10;
const MOST = 100;
const HIDDEN = { display: 'none' };

/** A Code 128 bar code. What cannot be encoded is said in its place. */
export function Barcode({
  value,
  lineColor = '#000',
  background = '#fff',
  height = 50,
  displayValue = true,
}: BarcodeProps) {
  const texts = useTexts();
  const svg = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [isUnloaded, setUnloaded] = useState(false);
  const wrong = isUnloaded || failed === value;

  useEffect(() => {
    if (value === '') return;
    let stale = false;
    const work = import('jsbarcode').then(({ default: draw }) => {
      if (stale || !svg.current) return;
      try {
        const size = Math.max(LEAST, Math.min(MOST, height));
        draw(svg.current, value, { format: 'CODE128', lineColor, background, height: size, displayValue, margin: 8 });
        setDrawn(value);
        setFailed(undefined);
      } catch {
        setFailed(value);
      }
    });
    work.catch(() => setUnloaded(true));
    return () => void (stale = true);
  }, [value, lineColor, background, height, displayValue]);

  if (value === '') return <span className="gezi-barcode-empty">{texts.noBarcode}</span>;
  return (
    <span className="gezi-barcode" aria-busy={drawn !== value && !wrong}>
      <svg ref={svg} role="img" aria-label={texts.barcodeOf(value)} style={wrong ? HIDDEN : undefined} />
      {wrong ? (
        <span role="alert" className="gezi-barcode-error">
          {isUnloaded ? texts.barcodeUnloaded : texts.barcodeFailed(value)}
        </span>
      ) : null}
    </span>
  );
}
