import { CheckCircleOutlined, EnvironmentOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Ellipsis, formatNumber, IconText, ProgressCell, TimeCell } from '@gezi/ui';
import { InputNumber, Slider } from 'antd';
import { useState } from 'react';
import { Showcase } from '../shared/Showcase';
import { useTexts } from '../shared/texts';

/** Widgets that display a value. */
export function DisplayShows() {
  const texts = useTexts();
  const [share, setShare] = useState(68);
  const [amount, setAmount] = useState<number | null>(1_234_567.8);
  return (
    <>
      <Showcase title={texts.progress} name="ProgressCell">
        <ProgressCell value={share} label={texts.progress} />
        <ProgressCell value={100} label={texts.progressDone} />
        <Slider ariaLabelForHandle={texts.progress} value={share} onChange={setShare} />
      </Showcase>
      <Showcase title={texts.time} name="TimeCell">
        <div className="gezi-demo-show-row">
          <TimeCell value="2026-11-21 09:30:00" />
          <TimeCell value="2026-11-21 09:30:00" format="YYYY-MM-DD" />
          <TimeCell value={null} />
        </div>
      </Showcase>
      <Showcase title={texts.iconText} name="IconText">
        <div className="gezi-demo-show-row">
          <IconText icon={<EnvironmentOutlined />}>{texts.place}</IconText>
          <IconText icon={<CheckCircleOutlined />} tone="success">
            {texts.approved}
          </IconText>
          <IconText icon={<ExclamationCircleOutlined />} tone="warning">
            {texts.expiring}
          </IconText>
        </div>
      </Showcase>
      <Showcase title={texts.ellipsis} name="Ellipsis" hint={texts.ellipsisHint}>
        <div>
          <Ellipsis text={texts.longName} />
        </div>
        <div>
          <Ellipsis text={texts.longName} limit={12} />
        </div>
      </Showcase>
      <Showcase title={texts.number} name="formatNumber" value={formatNumber(amount, 2)}>
        <InputNumber
          aria-label={texts.number}
          style={{ width: 220 }}
          controls={false}
          value={amount}
          onChange={setAmount}
        />
      </Showcase>
    </>
  );
}
