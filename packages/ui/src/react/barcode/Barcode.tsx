import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/useTexts';

export interface BarcodeProps {
  /** The encoded text, in ASCII. */
  value: string;
  /** A symbology of jsbarcode, e.g. `CODE39`, `EAN13`; default `CODE128`. */
  format?: string;
  /** Colour of the lines; default `#000` (B§3). */
  lineColor?: string;
  /** Background colour; default `#fff` (B§3). */
  background?: string;
  /** Height of the lines in pixels, clamped to 10 … 100 (B§5); default 50. */
  height?: number;
  /** Width of the thinnest line in pixels, 1 to 10; default 2. Less if the container is too narrow. */
  lineWidth?: number;
  /** Font size of the text in pixels, 8 to 40; default 20. */
  fontSize?: number;
  /** Whether the value is shown below; default true. */
  displayValue?: boolean;
}

/** Pixels around the code. */
const MARGIN = 8;
const LEAST = 10;
const MOST = 100;
const HIDDEN = { display: 'none' };

/** Bar code, by default Code 128. A value that cannot be encoded shows a message instead. */
export function Barcode({
  value,
  format = 'CODE128',
  lineColor = '#000',
  background = '#fff',
  height = 50,
  lineWidth = 2,
  fontSize = 20,
  displayValue = true,
}: BarcodeProps) {
  const texts = useTexts();
  const svg = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [isUnloaded, setUnloaded] = useState(false);
  const asked = `${format} ${value}`;
  const wrong = isUnloaded || failed === asked;

  useEffect(() => {
    if (value === '') return;
    let stale = false;
    const work = import('jsbarcode').then(({ default: draw }) => {
      if (stale || !svg.current) return;
      try {
        const options = {
          format,
          lineColor,
          background,
          height: within(height, LEAST, MOST),
          width: within(lineWidth, 1, 10),
          fontSize: within(fontSize, 8, 40),
          displayValue,
          margin: MARGIN,
        };
        draw(svg.current, value, options);
        const share = shareShown(svg.current);
        // Thinner lines instead of a scaled picture: height and text keep their size.
        if (share < 1) draw(svg.current, value, { ...options, width: Math.max(1, options.width * share) });
        setDrawn(asked);
        setFailed(undefined);
      } catch {
        setFailed(asked);
      }
    });
    work.catch(() => setUnloaded(true));
    return () => void (stale = true);
  }, [value, format, asked, lineColor, background, height, lineWidth, fontSize, displayValue]);

  if (value === '') return <span className="gezi-barcode-empty">{texts.noBarcode}</span>;
  return (
    <span className="gezi-barcode" aria-busy={drawn !== asked && !wrong}>
      <svg ref={svg} role="img" aria-label={texts.barcodeOf(value)} style={wrong ? HIDDEN : undefined} />
      {wrong ? (
        <span role="alert" className="gezi-barcode-error">
          {isUnloaded ? texts.barcodeUnloaded : texts.barcodeFailed(value)}
        </span>
      ) : null}
    </span>
  );
}

const within = (number: number, least: number, most: number) => Math.max(least, Math.min(most, number));

/** Share of the lines' width that fits, up to 1. */
function shareShown(svg: SVGSVGElement): number {
  const [whole, shown] = [Number.parseFloat(svg.getAttribute('width') ?? ''), svg.getBoundingClientRect().width];
  const share = (shown - 2 * MARGIN) / (whole - 2 * MARGIN);
  return share > 0 && share < 1 ? share : 1;
}
