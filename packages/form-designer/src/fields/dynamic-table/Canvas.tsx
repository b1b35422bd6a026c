import { TableOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { Inert } from '../shared/face/inertFace';
import { useContext, type ReactNode } from 'react';
import { typeOf } from '../../core/document/containers';
import type { FormNode, NodeKey } from '../../core/document/FormDocument';
import { booleanMember, textMember } from '../../core/document/members';
import { nameOfType } from '../../designer/canvas/nameOf';
import { useTexts } from '../../designer/texts/useTexts';
import { ItemView } from '../../designer/canvas/itemView';
import { useNode } from '../../designer/store/designerContext';
import { findFieldType } from '../fieldTypes';

/** A dynamicTable: its components side by side, each the column it becomes. */
function DynamicTableView({ node }: { node: FormNode }) {
  const texts = useTexts();
  const Item = useContext(ItemView);
  const { data, key, children } = node;
  const index = booleanMember(data, 'showIndex', true);
  const remove = booleanMember(data, 'buttonDel', true);
  const check = remove && booleanMember(data, 'multiCheck', true);
  const leads = Number(check) + Number(index);
  return (
    <>
      <div className="gezi-fd-dynamic">
        <div
          ref={reachWhileScrolling}
          className="gezi-fd-dynamic-row"
          style={{ gridTemplateColumns: `repeat(${leads}, 44px) minmax(max-content, 1fr)${remove ? ' 72px' : ''}` }}
        >
          {check ? <Lead head={BOX} cell={BOX} /> : null}
          {index ? <Lead head={texts.order} cell="1" /> : null}
          <fieldset
            aria-label={textMember(data, 'label') || nameOfType('dynamicTable', texts)}
            data-zone={key}
            data-flow="row"
            className="gezi-form-rows gezi-fd-dynamic-zone"
          >
            {children.length === 0 ? <span className="gezi-fd-hint">{texts.emptyDynamic}</span> : null}
            {children.map((child) => (
              <Item key={child} itemKey={child} />
            ))}
          </fieldset>
          {remove ? <Lead head={texts.operations} cell={texts.remove} wide /> : null}
          {booleanMember(data, 'show-summary') ? (
            <Sums
              columns={children}
              leads={leads}
              hasActions={remove}
              title={textMember(data, 'sum-text', '合计')}
              unit={textMember(data, 'summary-text', '元')}
            />
          ) : null}
        </div>
      </div>
      {booleanMember(data, 'buttonAdd', true) || check ? (
        <Inert>
          <div className="gezi-form-tools">
            {booleanMember(data, 'buttonAdd', true) ? (
              <button type="button" className="gezi-button gezi-button-dashed">
                + {texts.addRow}
              </button>
            ) : null}
            {check ? (
              <button type="button" className="gezi-button" disabled>
                {texts.deleteChosen}
              </button>
            ) : null}
          </div>
        </Inert>
      ) : null}
    </>
  );
}

interface SumsProps {
  columns: readonly NodeKey[];
  /** Columns before those of the fields. */
  leads: number;
  hasActions: boolean;
  title: string;
  unit: string;
}

/** The row below a running table: sums of the columns that hold numbers. */
function Sums({ columns, leads, hasActions, title, unit }: SumsProps) {
  return (
    <>
      {leads > 0 ? (
        <div className="gezi-fd-dynamic-sum" style={{ gridColumn: `span ${leads}` }} aria-hidden="true">
          {title}
        </div>
      ) : null}
      <div className="gezi-fd-dynamic-sum gezi-fd-dynamic-sums" aria-hidden="true">
        {columns.map((column, nth) => (
          <Sum key={column} column={column} unit={unit} title={leads === 0 && nth === 0 ? title : ''} />
        ))}
      </div>
      {hasActions ? <div className="gezi-fd-dynamic-sum" aria-hidden="true" /> : null}
    </>
  );
}

function Sum({ column, unit, title }: { column: NodeKey; unit: string; title: string }) {
  const node = useNode(column);
  const isNumber = node?.kind !== 'opaque' && node && findFieldType(typeOf(node.data))?.isNumber;
  return <span>{isNumber ? `0 ${unit}`.trim() : title}</span>;
}

const BOX = <i className="gezi-form-checkbox" />;

/** Makes a row focusable while its columns overflow. @returns cleanup */
function reachWhileScrolling(row: HTMLDivElement) {
  const observer = new ResizeObserver(() => {
    if (row.scrollWidth > row.clientWidth) row.tabIndex = 0;
    else row.removeAttribute('tabindex');
  });
  for (const each of [row, ...row.children]) observer.observe(each);
  return () => observer.disconnect();
}

function Lead({ head, cell, wide = false }: { head: ReactNode; cell: ReactNode; wide?: boolean }) {
  return (
    <div className={wide ? 'gezi-fd-dynamic-lead gezi-fd-dynamic-wide' : 'gezi-fd-dynamic-lead'} aria-hidden="true">
      <span>{head}</span>
      <span>{cell}</span>
    </div>
  );
}

export const dynamicTableFace: CanvasFace = { icon: <TableOutlined aria-hidden />, Container: DynamicTableView };
