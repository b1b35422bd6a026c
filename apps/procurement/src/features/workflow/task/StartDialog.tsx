import { describeFailure, useClient } from '@gezi/client';
import { flowRecordPath, listProcDefs, type FlowCategory, type ProcDef } from '@gezi/domain';
import { Dialog, EmptyState, LoadFailure, useLocale, useOpeningFocus } from '@gezi/ui';
import { RightOutlined, SearchOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Input, Skeleton } from 'antd';
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { pageQuery } from '../../../crud/pageQuery';
import { categoriesQuery } from '../shared/categoriesQuery';
import { useTexts } from './texts';
import './task.css';

/** Definitions of one request. */
const MAX_SHOWN = 1000;

/** Chooses the process to start; each leads to the page that starts it. */
export function StartDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const locale = useLocale();
  const searchId = useId();
  const [text, setText] = useState('');
  useOpeningFocus(true, () => document.getElementById(searchId));
  const { data, error, refetch } = useQuery(pageQuery(client, listProcDefs, { pageNo: 1, pageSize: MAX_SHOWN }));
  const { data: categories = NO_CATEGORIES } = useQuery(categoriesQuery(client));
  const startable = useMemo(() => data?.records.filter(({ suspensionState }) => suspensionState === 1), [data]);
  const groups = useMemo(
    () => groupsOf(startable ?? [], categories, text, texts.noCategory),
    [startable, categories, text, texts],
  );

  function content() {
    if (error) {
      const { message } = describeFailure(error, { purpose: 'list', locale });
      return <LoadFailure message={message} onRetry={() => void refetch()} />;
    }
    if (!startable) return <Skeleton active title={false} paragraph={{ rows: 5 }} />;
    if (groups.length === 0) return <EmptyState compact title={text ? texts.startNoMatch : texts.startNone} />;
    return groups.map(([category, definitions]) => (
      <section key={category} aria-label={category}>
        <h3 className="gezi-flow-group">{category}</h3>
        <ul className="gezi-flow-starts">
          {definitions.map(({ id, name, deploymentId, version }) => (
            <li key={id}>
              <Link to={flowRecordPath({ deployId: deploymentId, procDefId: id })} onClick={onClose}>
                <span className="gezi-flow-start-name">{name}</span>
                <small>{texts.versionOf(version)}</small>
                <RightOutlined aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ));
  }

  return (
    <Dialog open width={640} title={texts.startTitle} footer={null} onCancel={onClose}>
      <Input
        id={searchId}
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        placeholder={texts.startSearch}
        aria-label={texts.startSearch}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="gezi-flow-groups">{content()}</div>
    </Dialog>
  );
}

const NO_CATEGORIES: readonly FlowCategory[] = [];

/** Definitions whose name has the text, by the name of their category; those without one last. */
function groupsOf(
  definitions: readonly ProcDef[],
  categories: readonly FlowCategory[],
  text: string,
  others: string,
): [category: string, definitions: ProcDef[]][] {
  const wanted = text.trim().toLowerCase();
  const found = definitions.filter(({ name }) => name.toLowerCase().includes(wanted));
  const known = categories.map(({ code, name }): [string, ProcDef[]] => [
    name,
    found.filter(({ category }) => category === code),
  ]);
  const codes = new Set<string | null>(categories.map(({ code }) => code));
  const rest = found.filter(({ category }) => !codes.has(category));
  return [...known, [others, rest] as [string, ProcDef[]]].filter(([, ofCategory]) => ofCategory.length > 0);
}
