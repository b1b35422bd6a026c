import { TableOutlined } from '@ant-design/icons';
import type { CanvasFace } from '../CanvasFace';
import { Inert } from '../shared/face/inertFace';
import { useContext, type ReactNode } from 'react';
import type { FormNode } from '../../core/document/FormDocument';
import { booleanMember, textMember } from '../../core/document/members';
import { useTexts } from '../../designer/texts/useTexts';
import { ItemView } from '../../designer/canvas/itemView';

/** A dynamicTable: its components side by side, each the column it becomes. */
function DynamicTableView({ node }: { node: FormNode }) {
  const texts = useTexts();
  const Item = useContext(ItemView);
  const { data, key, children } = node;
  const index = booleanMember(data, 'showIndex', true);
  const remove = booleanMember(data, 'buttonDel', true);
  const check = remove && booleanMember(data, 'multiCheck', true);
  return (
    <>
      <div className="gezi-fd-dynamic">
        <div ref={reachWhileScrolling} className="gezi-fd-dynamic-row">
          {check ? <Lead head={BOX} cell={BOX} /> : null}
          {index ? <Lead head={texts.order} cell="1" /> : null}
          <fieldset
            aria-label={textMember(data, 'label') || texts.types.dynamicTable}
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
        </div>
        {booleanMember(data, 'show-summary') ? (
          <div className="gezi-fd-dynamic-sum" aria-hidden="true">
            <span>{textMember(data, 'sum-text', '合计')}</span>
            <span>0 {textMember(data, 'summary-text', '元')}</span>
          </div>
        ) : null}
      </div>
      {booleanMember(data, 'buttonAdd', true) || check ? (
        <Inert>
          <div className="gezi-form-tools">
            {booleanMember(data, 'buttonAdd', true) ? (
              <button type="button" className="gezi-form-button gezi-form-button-dashed">
                + {texts.addRow}
              </button>
            ) : null}
            {check ? (
              <button type="button" className="gezi-form-button" disabled>
                {texts.deleteChosen}
              </button>
            ) : null}
          </div>
        </Inert>
      ) : null}
    </>
  );
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
