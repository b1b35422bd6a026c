import { CronInput, CronPreview, CronSentence, useCronFault } from '@gezi/cron-builder';
import { PageCard, PageHeader } from '@gezi/ui';
import { Input, Tag } from 'antd';
import { useId, useState } from 'react';

const ZONE = 'Asia/Shanghai';

const TASKS = [
  { name: '数据库备份', expression: '0 30 2 * * ? *' },
  { name: '供应商资质到期提醒', expression: '0 0 9 ? * 2-6 *' },
  { name: '月度采购报表', expression: '0 0 8 L * ? *' },
  { name: '会议签到（仅 2019 年）', expression: '0 0 9 1 1 ? 2019' },
];

/** Scheduled tasks: what they do, when they run next, and a builder for the expression. */
export function Schedules() {
  const id = useId();
  const [selected, setSelected] = useState(1);
  const [tasks, setTasks] = useState(TASKS);
  const { name, expression } = tasks[selected]!;
  const fault = useCronFault(expression);
  const change = (members: Partial<(typeof TASKS)[number]>) =>
    setTasks(tasks.map((task, index) => (index === selected ? { ...task, ...members } : task)));

  return (
    <main>
      <PageHeader title="定时任务" description={`时区 ${ZONE}，语法与 Quartz 2.3 一致`} />
      <div className="columns">
        <PageCard title="任务">
          <ul className="tasks">
            {tasks.map((task, index) => (
              <li key={index}>
                <button type="button" aria-pressed={index === selected} onClick={() => setSelected(index)}>
                  <strong>{task.name}</strong>
                  <CronSentence expression={task.expression} />
                </button>
              </li>
            ))}
          </ul>
        </PageCard>
        <PageCard title="设置" note={fault ? <Tag color="error">{fault.full}</Tag> : undefined}>
          <div className="fields">
            <label htmlFor={`${id}-name`}>名称</label>
            <Input id={`${id}-name`} value={name} onChange={(event) => change({ name: event.target.value })} />
            <span>执行时间</span>
            <CronInput value={expression} onChange={(next) => change({ expression: next })} timeZone={ZONE} />
            <span>最近十次</span>
            <CronPreview expression={expression} timeZone={ZONE} />
          </div>
        </PageCard>
      </div>
    </main>
  );
}
