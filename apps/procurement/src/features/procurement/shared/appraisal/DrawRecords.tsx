import type { ExpertDraw } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { DescriptionGrid } from '@gezi/ui';
import { CheckOutlined } from '@ant-design/icons';
import { Collapse, Typography } from 'antd';
import { useMemo } from 'react';
import { PartTable } from '../../../../documents/PartTable';
import { useTexts } from './texts';

type Candidate = ExpertDraw['pool'][number];

/** The draws with what is needed to repeat them. */
export function DrawRecords({ draws }: { draws: readonly ExpertDraw[] }) {
  const texts = useTexts();
  if (draws.length === 0) return null;
  return (
    <section>
      <header className="gezi-appraisal-head">
        <h3>{texts.draws}</h3>
      </header>
      <Collapse
        items={draws.map((draw) => ({
          key: draw.id,
          label: texts.drawHead(draw.drawTime, draw.drawBy_dictText ?? draw.drawBy ?? texts.redraw),
          children: <DrawRecord draw={draw} />,
        }))}
      />
    </section>
  );
}

function DrawRecord({ draw: { seed, rule, pool } }: { draw: ExpertDraw }) {
  const texts = useTexts();
  const columns = useMemo(
    (): GridColumn<Candidate>[] => [
      {
        key: 'drawn',
        title: texts.drawn,
        width: 70,
        render: ({ drawn }) => (drawn ? <CheckOutlined aria-label={texts.drawn} /> : ''),
      },
      { key: 'name', title: texts.expertName, width: 120 },
      {
        key: 'expertType',
        title: texts.expertType,
        width: 100,
        render: ({ expertType, expertType_dictText: text }) => text ?? expertType,
      },
      { key: 'id', title: texts.expertId, width: 190 },
      { key: 'hash', title: texts.hash, width: 540 },
    ],
    [texts],
  );
  return (
    <div className="gezi-draw">
      <DescriptionGrid
        minWidth={200}
        items={[
          {
            label: texts.seed,
            value: (
              <Typography.Text code copyable className="gezi-draw-seed">
                {seed}
              </Typography.Text>
            ),
          },
          { label: texts.rule, value: texts.ruleText(rule.techNum, rule.busiNum) },
        ]}
      />
      <p>{texts.poolHint}</p>
      <PartTable label={texts.pool} columns={columns} rows={pool} />
    </div>
  );
}
