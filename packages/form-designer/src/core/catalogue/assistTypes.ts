import { define } from './define';
import { choice, color, displayLogic, icon, longText, number, shared, text, toggle } from './properties';

const group = 'assist';
/** The first members of what stands across the form without a label. */
const across = { form: false, showLabel: false, labelWidth: 0, span: 24 };

/** Colour, size and weight of letters, with the bounds of B§5. `size` of a button is that of its frame. */
const letters = (size: 'size' | 'fontSize', saved?: { color: string; size: string; bold: string }) => [
  color('color', 'color', { fallback: saved?.color }),
  number(size, 'fontSize', { min: 10, max: 50, step: 1, fallback: saved?.size }),
  number('bold', 'bold', { min: 100, max: 800, step: 100, fallback: saved?.bold }),
];

const button = define('button', {
  name: '按钮',
  icon: 'button',
  ele: 'el-button',
  group,
  members: {
    showLabel: false,
    label: '按钮',
    labelWidth: 0,
    disabled: false,
    size: 'medium',
    type: 'primary',
    span: 24,
    text: '按钮',
    plain: false,
    round: false,
    circle: false,
    loading: false,
    icon: '',
  },
  properties: [
    shared.id,
    text('text', 'text'),
    shared.label,
    shared.span,
    { ...shared.showLabel, fallback: false },
    { ...shared.labelWidth, min: 0, fallback: 0 },
    choice('type', 'type', ['primary', 'success', 'warning', 'danger', 'info', 'text'], { fallback: 'primary' }),
    choice('align', 'align', ['left', 'center', 'right'], { fallback: 'left' }),
    shared.size,
    icon('icon', 'icon'),
    ...letters('fontSize'),
    toggle('plain', 'plain'),
    toggle('round', 'round'),
    toggle('circle', 'circle'),
    shared.disabled,
    ...displayLogic,
  ],
});

const divider = define('divider', {
  name: '分割线',
  icon: 'divider',
  ele: 'el-divider',
  group,
  members: { form: false, text: '分割线', showLabel: false, labelWidth: 0, 'content-position': 'left' },
  properties: [
    shared.id,
    text('text', 'text'),
    choice('content-position', 'contentPosition', ['left', 'center', 'right'], { fallback: 'left' }),
    ...displayLogic,
  ],
});

const alert = define('alert', {
  name: '警告',
  icon: 'alert',
  ele: 'el-alert',
  group,
  members: {
    ...across,
    title: '警告',
    type: 'warning',
    description: '',
    closable: true,
    center: false,
    effect: 'light',
    'close-text': '',
    'show-icon': false,
  },
  properties: [
    shared.id,
    text('title', 'title'),
    shared.span,
    choice('type', 'type', ['success', 'warning', 'error', 'info'], { fallback: 'warning' }),
    longText('description', 'description'),
    choice('effect', 'effect', ['light', 'dark'], { fallback: 'light' }),
    toggle('closable', 'closable', { fallback: true }),
    text('close-text', 'closeText', { when: { member: 'closable', is: true } }),
    toggle('center', 'center'),
    toggle('show-icon', 'showIcon'),
    ...displayLogic,
  ],
});

const link = define('link', {
  name: '文字链接',
  icon: 'link',
  ele: 'el-link',
  group,
  members: {
    ...across,
    type: 'primary',
    href: '',
    underline: true,
    disabled: false,
    text: '文字链接',
    target: '_self',
  },
  properties: [
    shared.id,
    text('text', 'text'),
    shared.span,
    choice('type', 'type', ['primary', 'success', 'warning', 'danger', 'info', 'default'], { fallback: 'primary' }),
    text('href', 'href'),
    toggle('target', 'newWindow', { fallback: '_self', effect: 'newWindow' }),
    toggle('underline', 'underline', { fallback: true }),
    shared.disabled,
    ...displayLogic,
  ],
});

const plainText = define('text', {
  name: '文本',
  icon: 'text',
  ele: 'fancy-text',
  group,
  members: {
    form: false,
    show: true,
    text: '文本',
    align: 'left',
    color: '#000000',
    size: '14',
    bold: '400',
    showLabel: false,
    labelWidth: 0,
  },
  properties: [
    shared.id,
    longText('text', 'text'),
    choice('align', 'align', ['left', 'center', 'right'], { fallback: 'left' }),
    ...letters('size', { color: '#000000', size: '14', bold: '400' }),
    ...displayLogic,
  ],
});

const html = define('html', {
  name: 'HTML',
  icon: 'html',
  ele: 'fancy-html',
  group,
  members: { form: false, text: '<b>HTML</b>', showLabel: false, label: '', labelWidth: 0 },
  properties: [shared.id, longText('text', 'html'), ...displayLogic],
});

/** What is shown and has no value. */
export const assistTypes = { button, divider, alert, link, text: plainText, html };
