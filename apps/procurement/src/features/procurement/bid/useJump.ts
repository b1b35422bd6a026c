import type { BidFaultCode, Fault } from '@gezi/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { lineFieldOf } from '../../../documents/core/lineField';
import { fieldOfMember } from './core/answers';
import { cellId } from './core/cellId';
import type { BidForm } from './useBidForm';

/** Leads to the field or the cell of a fault: opens its part, marks it and focuses it. */
export function useJump(form: BidForm, openPart: (part: string) => void): (fault: Fault<BidFaultCode>) => void {
  const [target, setTarget] = useState<Fault<BidFaultCode>>();
  const { record, grid, checkLines, lines, diverges } = form;

  const show = useEffectEvent(async ({ field = '' }: Fault<BidFaultCode>) => {
    const cell = lineFieldOf('supplierPriceDetailVOS', field);
    if (!cell && field !== 'supplierPriceDetailVOS') {
      record.form.setFocus(fieldOfMember(diverges, field));
      return;
    }
    await checkLines();
    const row = lines[cell?.index ?? 0];
    const column = cell?.column ?? 'price';
    if (!row) return;
    if (grid.current) grid.current.showCell(row.id, column);
    else document.getElementById(cellId(row.id, column))?.focus();
  });
  // After the part is shown, as a hidden field cannot be focused.
  useEffect(() => void (target && show(target)), [target]);

  return (fault) => {
    const list = fault.field?.split('/')[0];
    if (list === 'supplierPriceDetailVOS') openPart('lines');
    if (list === 'supplierTenderingDiverges') openPart('diverges');
    setTarget({ ...fault });
  };
}
