import { AreaPicker, Barcode, ColorField, SlideVerify } from '@gezi/ui';
import { App, Button, Input, InputNumber, Segmented, Switch } from 'antd';
import { useState } from 'react';
import { Showcase } from '../shared/Showcase';
import { useTexts } from '../shared/texts';

const HEIGHT = 60;

/** Input widgets. */
export function FieldShows() {
  const texts = useTexts();
  return (
    <>
      <Slide />
      <Colour />
      <Codes />
      <Areas title={texts.area} type="cascader" />
      <Areas title={texts.areaSelects} type="select" />
    </>
  );
}

function Slide() {
  const texts = useTexts();
  const { message } = App.useApp();
  const [round, setRound] = useState(0);
  return (
    <Showcase
      title={texts.slide}
      name="SlideVerify"
      hint={texts.slideHint}
      extra={
        <Button size="small" onClick={() => setRound(round + 1)}>
          {texts.again}
        </Button>
      }
    >
      <SlideVerify key={round} onSuccess={() => void message.success(texts.passed)} />
      <SlideVerify disabled onSuccess={() => undefined} />
    </Showcase>
  );
}

function Colour() {
  const texts = useTexts();
  const [value, setValue] = useState<string | undefined>('#0958d9');
  return (
    <Showcase title={texts.colour} name="ColorField" hint={texts.colourHint} value={value ?? ''}>
      <div className="gezi-demo-show-row">
        <ColorField aria-label={texts.colour} value={value} onChange={setValue} />
        <ColorField aria-label={texts.colourOnly} value={value} onChange={setValue} showText={false} />
        <ColorField aria-label={texts.disabled} value={value} disabled />
      </div>
    </Showcase>
  );
}

function Codes() {
  const texts = useTexts();
  const [value, setValue] = useState('JH20261121-0007');
  const [height, setHeight] = useState(HEIGHT);
  const [isShown, setShown] = useState(true);
  return (
    <Showcase title={texts.barcode} name="Barcode" hint={texts.barcodeHint}>
      <div className="gezi-demo-show-row">
        <Input
          aria-label={texts.barcodeValue}
          style={{ width: 180 }}
          value={value}
          maxLength={40}
          onChange={(event) => setValue(event.target.value)}
        />
        <InputNumber
          aria-label={texts.barcodeHeight}
          min={10}
          max={100}
          step={1}
          value={height}
          onChange={(next) => setHeight(next ?? HEIGHT)}
        />
        <Switch aria-label={texts.barcodeText} checked={isShown} onChange={setShown} />
      </div>
      <Barcode value={value} height={height} displayValue={isShown} />
    </Showcase>
  );
}

function Areas({ title, type }: { title: string; type: 'cascader' | 'select' }) {
  const texts = useTexts();
  const [value, setValue] = useState<string[]>(['320000', '320100', '320102']);
  const [depth, setDepth] = useState<1 | 2 | 3>(3);
  return (
    <Showcase title={title} name={`AreaPicker type="${type}"`} value={value.join(' / ')}>
      <div className="gezi-demo-show-row">
        <Segmented<1 | 2 | 3>
          aria-label={texts.depth}
          value={depth}
          onChange={(next) => {
            setDepth(next);
            setValue(value.slice(0, next));
          }}
          options={[
            { value: 1, label: texts.depths[0] },
            { value: 2, label: texts.depths[1] },
            { value: 3, label: texts.depths[2] },
          ]}
        />
      </div>
      <AreaPicker type={type} depth={depth} value={value} onChange={setValue} />
    </Showcase>
  );
}
