import { defineTexts, GeziProvider, type LocaleCode } from '@gezi/ui';
import { Segmented } from 'antd';
import { useState } from 'react';

// The compiler requires every text in both languages.
const useTexts = defineTexts({
  'zh-CN': { title: '采购计划', rows: (count: number) => `共 ${count} 行` },
  'en-US': { title: 'Purchase plans', rows: (count: number) => `${count} rows` },
});

function Title() {
  const texts = useTexts();
  return (
    <p>
      {texts.title} · {texts.rows(3)}
    </p>
  );
}

export function Languages() {
  const [locale, setLocale] = useState<LocaleCode>('en-US');
  return (
    <GeziProvider locale={locale}>
      <Segmented value={locale} onChange={setLocale} options={['zh-CN', 'en-US']} />
      <Title />
    </GeziProvider>
  );
}
