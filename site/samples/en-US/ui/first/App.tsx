import { DescriptionGrid, PageCard, PageHeader, usePreferences } from '@gezi/ui';
import { Button, Flex } from 'antd';

export function App() {
  const { dark, locale, change } = usePreferences();
  return (
    <>
      <PageHeader
        title="Purchase plans"
        description="JH202611270001"
        actions={<Button type="primary">Submit</Button>}
      />
      <PageCard title="Basics">
        <DescriptionGrid
          items={[
            { label: 'Plan', value: 'Spare parts for maintenance' },
            { label: 'Requested by', value: 'John Miller' },
            { label: 'Language', value: locale },
            { label: 'Dark', value: dark ? 'Yes' : 'No' },
          ]}
        />
        {/* Without onPreferencesChange there is no change, and no switches. */}
        {change && (
          <Flex gap="small">
            <Button onClick={() => change({ dark: !dark })}>Dark mode</Button>
            <Button onClick={() => change({ locale: locale === 'zh-CN' ? 'en-US' : 'zh-CN' })}>English / 中文</Button>
          </Flex>
        )}
      </PageCard>
    </>
  );
}
