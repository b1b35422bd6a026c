import { DownOutlined, RightOutlined } from '@ant-design/icons';
import type { RowAction, TreeSettings } from '@gezi/editable-grid';
import { Button, Checkbox, Spin, Tag } from 'antd';
import { MoreMenu } from '../MoreMenu';
import { useTexts } from '../texts';
import { cellOf, type CardFields } from './cardFields';
import { useActionRunner } from './useActionRunner';
import { useCardChildren } from './useCardChildren';
import type { CardSelection } from './useCardSelection';

export interface CardSettings<Row extends object> {
  fields: CardFields<Row>;
  idOf: (row: Row) => string | number;
  rowActions: readonly RowAction<Row>[];
  rowName: ((row: Row) => string) | undefined;
  /** Undefined: rows cannot be selected. */
  selection: CardSelection<Row> | undefined;
  onRowActivate: ((row: Row) => void) | undefined;
  tree: TreeSettings<Row> | undefined;
}

interface RecordCardProps<Row extends object> {
  row: Row;
  settings: CardSettings<Row>;
}

/** A record of a list on a phone: title, status, further fields, a menu of actions, and its children in a tree. */
export function RecordCard<Row extends object>({ row, settings }: RecordCardProps<Row>) {
  const texts = useTexts();
  const { fields, idOf, rowName, selection, tree } = settings;
  const children = useCardChildren(row, tree);
  const name = rowName?.(row);
  const status = fields.status && cellOf(fields.status, row);
  return (
    <li className="gezi-record-card">
      <div className="gezi-record-card-head">
        {selection && (
          <Checkbox
            aria-label={texts.selectCard(name ?? '')}
            checked={selection.has(row)}
            onChange={() => selection.toggle(row)}
          />
        )}
        {children.hasChildren && (
          <Button
            type="text"
            size="small"
            aria-label={texts.childrenOf(name ?? '')}
            aria-expanded={children.isOpen}
            icon={children.isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
            onClick={children.toggle}
          />
        )}
        <CardTitle row={row} settings={settings} />
        {status !== undefined && (typeof status === 'object' ? status : <Tag>{status}</Tag>)}
        <CardActions row={row} settings={settings} />
      </div>
      <CardFacts row={row} settings={settings} />
      {children.isLoading && <Spin size="small" />}
      {children.rows.length > 0 && (
        <ul className="gezi-record-cards gezi-record-card-children">
          {children.rows.map((child) => (
            <RecordCard key={idOf(child)} row={child} settings={settings} />
          ))}
        </ul>
      )}
    </li>
  );
}

function CardTitle<Row extends object>({ row, settings: { fields, onRowActivate, rowName } }: RecordCardProps<Row>) {
  const title = (fields.title && cellOf(fields.title, row)) ?? rowName?.(row);
  if (!onRowActivate) return <strong className="gezi-record-card-title">{title}</strong>;
  return (
    <Button type="link" className="gezi-record-card-title" onClick={() => onRowActivate(row)}>
      {title}
    </Button>
  );
}

function CardFacts<Row extends object>({ row, settings: { fields } }: RecordCardProps<Row>) {
  if (fields.others.length === 0) return null;
  // Missing values keep their place, so that a field is at the same place in every card.
  return (
    <dl className="gezi-record-card-facts">
      {fields.others.map((column) => (
        <div key={column.key}>
          <dt>{column.title}</dt>
          <dd>{cellOf(column, row)}</dd>
        </div>
      ))}
    </dl>
  );
}

function CardActions<Row extends object>({ row, settings: { rowActions, rowName } }: RecordCardProps<Row>) {
  const runAction = useActionRunner();
  const offered = rowActions.filter(({ visible }) => visible?.(row) ?? true);
  return (
    <MoreMenu
      name={rowName?.(row)}
      items={offered.map(({ key, label, danger = false, disabled }) => {
        const reason = disabled?.(row) ?? false;
        return { key, label, danger, disabled: reason !== false, ...(typeof reason === 'string' && { title: reason }) };
      })}
      onChoose={(chosen) => {
        const action = offered.find(({ key }) => key === chosen)!;
        const { label, danger, confirm } = action;
        const question = typeof confirm === 'function' ? confirm(row) : confirm;
        runAction({ label, danger, question, act: () => action.onClick?.(row) });
      }}
    />
  );
}
