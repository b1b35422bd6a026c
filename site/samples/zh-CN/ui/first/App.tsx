import { DescriptionGrid, PageCard, PageHeader, usePreferences } from '@gezi/ui';
import { Button, Flex } from 'antd';

export function App() {
  const { dark, locale, change } = usePreferences();
  return (
    <>
      <PageHeader title="采购计划" description="JH202611270001" actions={<Button type="primary">提交</Button>} />
      <PageCard title="基本信息">
        <DescriptionGrid
          items={[
            { label: '计划名称', value: '设备检修备件' },
            { label: '申报人', value: '王建国' },
            { label: '语言', value: locale },
            { label: '深色', value: dark ? '是' : '否' },
          ]}
        />
        {/* 没有 onPreferencesChange 时，没有 change，开关也不显示。 */}
        {change && (
          <Flex gap="small">
            <Button onClick={() => change({ dark: !dark })}>切换深色</Button>
            <Button onClick={() => change({ locale: locale === 'zh-CN' ? 'en-US' : 'zh-CN' })}>English / 中文</Button>
          </Flex>
        )}
      </PageCard>
    </>
  );
}
