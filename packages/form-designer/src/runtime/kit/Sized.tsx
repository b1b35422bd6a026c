import type { CSSProperties, ReactNode } from 'react';
import type { JsonObject } from '../../core/document/FormDocument';
import { textMember } from '../../core/document/members';

/** A control with the width of its item (percent, or a text such as `240px`); default 100 %. */
export function Sized({ item, children }: { item: JsonObject; children: ReactNode }) {
  const width = widthOf(textMember(item, 'width').trim());
  if (width === undefined) return children;
  return (
    <span className="gezi-form-sized" style={{ '--width': width } as CSSProperties}>
      {children}
    </span>
  );
}

function widthOf(written: string): string | undefined {
  const [, amount, unit = '%'] = /^(\d{1,5}(?:\.\d+)?)(px|%)?$/.exec(written) ?? [];
  const number = Number(amount);
  if (!(number > 0) || (unit === '%' && number >= 100)) return undefined;
  return `${number}${unit}`;
}
