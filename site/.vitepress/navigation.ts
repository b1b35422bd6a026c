import type { DefaultTheme } from 'vitepress';

export type Language = 'zh-CN' | 'en-US';
type Named = readonly [page: string, chinese: string, english: string];

const GUIDES: readonly Named[] = [
  ['start', '快速开始', 'Getting started'],
  ['theming', '主题与样式', 'Theming'],
  ['i18n', '国际化', 'Languages'],
  ['accessibility', '无障碍与键盘', 'Accessibility'],
  ['own-server', '对接自己的服务端', 'Your own server'],
  ['sizes', '体积与运行环境', 'Size and requirements'],
];

const MIGRATIONS: readonly Named[] = [
  ['migrate-ag-grid', '从 AG Grid 迁移', 'From AG Grid'],
  ['migrate-antd-table', '从 antd Table 迁移', 'From antd Table'],
  ['migrate-pro-table', '从 ProTable 迁移', 'From ProTable'],
  ['migrate-jvxetable', '从 JVxeTable 迁移', 'From JVxeTable'],
  ['migrate-vform', '从 vform 迁移', 'From vform'],
  ['migrate-formio', '从 Form.io 迁移', 'From Form.io'],
];

const GRID: readonly Named[] = [
  ['columns', '列与单元格类型', 'Columns'],
  ['validation', '校验', 'Validation'],
  ['rows', '行、树与面板', 'Rows, trees and panels'],
  ['spreadsheet', '区域、剪贴板与撤销', 'Ranges and clipboard'],
  ['comments', '单元格批注', 'Comments'],
  ['server-lists', '服务端列表', 'Server lists'],
  ['sync', '多人协同编辑', 'Shared editing'],
  ['cell-types', '自定义单元格', 'Your own cell types'],
];

const FORMS: readonly Named[] = [
  ['runtime', '填写表单', 'Filling in forms'],
  ['logic', '条件、计算与联动', 'Conditions and calculations'],
  ['server', '服务端校验', 'Checks on a server'],
  ['documents', '文档与命令', 'Documents and commands'],
  ['field-types', '自定义字段', 'Your own field types'],
];

/** The published packages in the order of the site, with the pages that each has besides its first and its API. */
export const PACKAGES: readonly { name: string; title: readonly [string, string]; guides: readonly Named[] }[] = [
  { name: 'editable-grid', title: ['可编辑表格', 'Editable grid'], guides: GRID },
  { name: 'form-designer', title: ['表单设计器', 'Form designer'], guides: FORMS },
  { name: 'advanced-query', title: ['高级查询', 'Advanced query'], guides: [] },
  { name: 'pickers', title: ['选择器', 'Pickers'], guides: [] },
  { name: 'upload', title: ['上传', 'Upload'], guides: [] },
  { name: 'cron-builder', title: ['Cron 表达式', 'Cron builder'], guides: [] },
  { name: 'validators', title: ['校验规则', 'Validators'], guides: [] },
  { name: 'client', title: ['HTTP 客户端', 'HTTP client'], guides: [] },
  { name: 'admin-shell', title: ['后台框架', 'Admin shell'], guides: [] },
  { name: 'ui', title: ['主题与基础组件', 'Theme and widgets'], guides: [] },
];

const prefix = (language: Language) => (language === 'zh-CN' ? '' : '/en');
const of = (language: Language, [chinese, english]: readonly [string, string]) =>
  language === 'zh-CN' ? chinese : english;

const links = (language: Language, folder: string, pages: readonly Named[]): DefaultTheme.SidebarItem[] =>
  pages.map(([page, ...title]) => ({
    text: of(language, title),
    link: `${prefix(language)}/${folder}/${page}`,
  }));

const allPackages = (language: Language, but?: string): DefaultTheme.SidebarItem => ({
  text: of(language, ['组件包', 'Packages']),
  ...(but ? { collapsed: true } : {}),
  items: PACKAGES.map(({ name, title }) => ({
    text: of(language, title),
    link: `${prefix(language)}/${name}/`,
  })),
});

/** Side bar of the guides. */
export const guideBar = (language: Language): DefaultTheme.SidebarItem[] => [
  { text: of(language, ['指南', 'Guide']), items: links(language, 'guide', GUIDES) },
  { text: of(language, ['迁移', 'Migration']), items: links(language, 'guide', MIGRATIONS) },
  allPackages(language),
];

/** Side bar of every package. */
export const packageBar = (language: Language): DefaultTheme.SidebarMulti =>
  Object.fromEntries(
    PACKAGES.map(({ name, title, guides }) => [
      `${prefix(language)}/${name}/`,
      [
        {
          text: of(language, title),
          items: [
            { text: of(language, ['概览', 'Overview']), link: `${prefix(language)}/${name}/` },
            ...links(language, name, guides),
            { text: of(language, ['API 参考', 'API reference']), link: `${prefix(language)}/${name}/api` },
          ],
        },
        allPackages(language, name),
      ],
    ]),
  );
