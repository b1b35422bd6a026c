import { defineConfig, postcssIsolateStyles } from 'vitepress';
import { emptyOnServer, monacoJson, sourceWorkers, withoutDirectives } from './bundling.ts';
import { guideBar, packageBar } from './navigation.ts';
import { words } from './searchWords.ts';

const REPOSITORY = process.env['SITE_REPOSITORY'];
const conditions = ['@gezi/source', 'module', 'browser', 'development|production'];

/** Search in words of Chinese, which has no spaces between them. */
const search = {
  provider: 'local' as const,
  options: {
    miniSearch: {
      options: { tokenize: words, processTerm: (term: string) => term.toLowerCase() },
      searchOptions: { prefix: true, fuzzy: 0.1, combineWith: 'AND' as const, boost: { title: 4, titles: 2 } },
    },
    locales: {
      root: {
        translations: {
          button: { buttonText: '搜索', buttonAriaLabel: '搜索文档' },
          modal: {
            displayDetails: '显示详情',
            resetButtonTitle: '清除',
            backButtonTitle: '关闭',
            noResultsText: '没有找到结果',
            footer: { selectText: '打开', navigateText: '选择', closeText: '关闭' },
          },
        },
      },
    },
  },
};

export default defineConfig({
  title: 'Gezi',
  // A project page of a host is below the name of the repository.
  base: process.env['SITE_BASE'] ?? '/',
  srcDir: 'pages',
  cleanUrls: true,
  lastUpdated: false,
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: `${process.env['SITE_BASE'] ?? '/'}mark.svg` }]],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark' },
    config(markdown) {
      const draw = markdown.renderer.rules['code_inline']!;
      // Vue would evaluate `{{ … }}` in code.
      markdown.renderer.rules['code_inline'] = (tokens, index, ...rest) => {
        tokens[index]!.attrSet('v-pre', '');
        return draw(tokens, index, ...rest);
      };
    },
  },
  themeConfig: {
    logo: '/mark.svg',
    search,
    ...(REPOSITORY ? { socialLinks: [{ icon: 'github', link: REPOSITORY }] } : {}),
  },
  locales: {
    root: {
      label: '简体中文',
      lang: 'zh-CN',
      description: 'React 可编辑表格与低代码表单',
      themeConfig: {
        nav: [
          { text: '指南', link: '/guide/start', activeMatch: '^/guide/' },
          { text: '可编辑表格', link: '/editable-grid/', activeMatch: '^/editable-grid/' },
          { text: '表单设计器', link: '/form-designer/', activeMatch: '^/form-designer/' },
          { text: '全部组件包', link: '/packages', activeMatch: '^/packages' },
        ],
        sidebar: { ...packageBar('zh-CN'), '/': guideBar('zh-CN') },
        outline: { level: [2, 3], label: '本页内容' },
        docFooter: { prev: '上一页', next: '下一页' },
        darkModeSwitchLabel: '深色模式',
        lightModeSwitchTitle: '切换到浅色模式',
        darkModeSwitchTitle: '切换到深色模式',
        sidebarMenuLabel: '目录',
        returnToTopLabel: '回到顶部',
        langMenuLabel: '切换语言',
        skipToContentLabel: '跳到正文',
        notFound: {
          title: '页面不存在',
          quote: '链接可能已经变更，请从首页或搜索进入。',
          linkLabel: '回到首页',
          linkText: '回到首页',
        },
      },
    },
    en: {
      label: 'English',
      lang: 'en-US',
      description: 'Editable grid and low-code forms for React',
      themeConfig: {
        nav: [
          { text: 'Guide', link: '/en/guide/start', activeMatch: '^/en/guide/' },
          { text: 'Editable grid', link: '/en/editable-grid/', activeMatch: '^/en/editable-grid/' },
          { text: 'Form designer', link: '/en/form-designer/', activeMatch: '^/en/form-designer/' },
          { text: 'All packages', link: '/en/packages', activeMatch: '^/en/packages' },
        ],
        sidebar: { ...packageBar('en-US'), '/en/': guideBar('en-US') },
        outline: { level: [2, 3], label: 'On this page' },
      },
    },
  },
  vite: {
    resolve: { conditions, alias: [monacoJson] },
    plugins: [emptyOnServer(/\/mountSample\.tsx$/, 'mountSample')],
    css: {
      postcss: { plugins: [postcssIsolateStyles({ includeFiles: [/vp-doc\.css/, /base\.css/] })] },
    },
    // Workers are named as they are when a package is built; here they are built from source.
    worker: { format: 'es', plugins: () => [sourceWorkers()] },
    build: { chunkSizeWarningLimit: 6000, rollupOptions: { onwarn: withoutDirectives } },
    server: { fs: { allow: ['../..'] } },
  },
});
