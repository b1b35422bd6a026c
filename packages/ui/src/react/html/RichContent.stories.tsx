import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichContent } from './RichContent';

const NOTICE = `<h2>2026 年第四季度物资采购公告</h2>
<p style="text-indent:2em">华东能源集团有限公司拟对下列物资进行<strong>公开询价</strong>，请合格供应商于 <span style="color:#cf1322">2026-12-05 17:00</span> 前递交报价。</p>
<table><tbody><tr><th>物料</th><th>数量</th><th>交货地点</th></tr><tr><td>无缝钢管 DN150</td><td>1,200 米</td><td>连云港库</td></tr><tr><td>闸阀 Z41H-16C</td><td>86 台</td><td>南京库</td></tr></tbody></table>
<ol><li>报价须含税、含运费；</li><li>交货期不超过 45 天。</li></ol>
<blockquote>联系人：物资供应分公司采购部</blockquote>
<p>详见<a href="https://example.com/notice">公告附件</a>。</p>`;

const meta = {
  title: 'UI/RichContent',
  component: RichContent,
  args: { html: NOTICE },
} satisfies Meta<typeof RichContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Notice: Story = {};
export const Dark: Story = { globals: { dark: 'dark' } };
export const Hostile: Story = {
  args: {
    html: '<p>正常内容</p><img src="x" alt="附图" onerror="document.title=1"><div style="position:fixed;inset:0">遮罩</div>',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[onerror]')).toBeNull();
    await expect(canvasElement.querySelector('[style]')).toBeNull();
  },
};
export const Nothing: Story = { args: { html: null } };
