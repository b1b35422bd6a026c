// Writes the API page of a package as Markdown.

const WORDS = {
  'zh-CN': {
    title: 'API 参考',
    lead: '由源码的类型与注释生成。说明沿用源码中的英文注释。',
    component: '组件',
    hook: 'Hook',
    function: '函数',
    class: '类',
    constant: '常量',
    type: '类型',
    name: ['名称', '类型', '默认值', '说明'],
    parameter: ['参数', '说明'],
    returns: '返回',
    throws: '抛出',
    required: '必填',
  },
  'en-US': {
    title: 'API reference',
    lead: 'Generated from the types and docstrings of the source.',
    component: 'Components',
    hook: 'Hooks',
    function: 'Functions',
    class: 'Classes',
    constant: 'Constants',
    type: 'Types',
    name: ['name', 'type', 'default', 'description'],
    parameter: ['parameter', 'description'],
    returns: 'Returns',
    throws: 'Throws',
    required: 'required',
  },
};
const KINDS = ['component', 'hook', 'function', 'class', 'constant', 'type'];

/** @param one `{ name, doors }` of `readApi` */
export function apiMarkdown(one, language) {
  const words = WORDS[language];
  const known = new Set(one.doors.flatMap(({ entries }) => entries.map(({ name }) => name)));
  const anchors = new Map([...known].map((name) => [name, `#${name}`]));
  // The section of a component has its props.
  for (const { propsName, name } of one.doors.flatMap(({ entries }) => entries)) {
    if (propsName) anchors.set(propsName, `#${name}`);
  }
  const doors = one.doors.flatMap(({ door, entries }) =>
    KINDS.flatMap((kind) => {
      const own = entries.filter((entry) => entry.kind === kind);
      const heading = door === '.' ? words[kind] : `${words[kind]} \`${door}\``;
      return own.length ? [`## ${heading}`, ...own.map((entry) => section(entry, words, anchors))] : [];
    }),
  );
  return [
    '---',
    'editLink: false',
    '---',
    '',
    `# ${words.title} <Badge type="info" text="${one.name}" />`,
    '',
    words.lead,
    '',
    '<div class="api">',
    '',
    doors.join('\n\n'),
    '',
    '</div>',
    '',
  ].join('\n');
}

function section(entry, words, anchors) {
  const parts = [`### ${entry.name} {#${entry.name}}`, prose(entry.text)];
  if (entry.code) parts.push(`\`\`\`typescript:no-line-numbers\n${entry.code}\n\`\`\``);
  const parameters = entry.tags.filter(({ name }) => name === 'param' || name === 'typeParam');
  if (parameters.length) {
    parts.push(
      table(
        words.parameter,
        parameters.map(({ text }) => {
          const [, name, about] = /^(\S+)\s*-?\s*([\s\S]*)$/.exec(text) ?? [];
          return [`\`${name}\``, prose(about ?? '')];
        }),
      ),
    );
  }
  for (const tag of ['returns', 'throws']) {
    const found = entry.tags.filter(({ name }) => name === tag);
    if (found.length)
      parts.push(`**${words[tag]}** ${found.map(({ text }) => prose(text.replace(/^\{(\w+)\}/, '`$1`'))).join(' ')}`);
  }
  if (entry.members?.length) {
    parts.push(
      table(
        words.name,
        entry.members.map((member) => [
          `\`${member.name}\``,
          typeHtml(member.type, anchors),
          member.isOptional ? (member.byDefault ? `\`${cell(member.byDefault)}\`` : '–') : `*${words.required}*`,
          prose(member.text),
        ]),
      ),
    );
  }
  return parts.filter(Boolean).join('\n\n');
}

function table(heads, rows) {
  const line = (cells) => `| ${cells.map((one) => cell(one)).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

const cell = (text) => text.replace(/\n+/g, ' ').replace(/(?<!\\)\|/g, '\\|');

/** Outside of code, Markdown and Vue would read `<` and `{{` as theirs. */
const prose = (text) =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')))
    .join('');

const ESCAPES = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '{': '&#123;',
  '}': '&#125;',
  '|': '&#124;',
  '*': '&#42;',
  _: '&#95;',
  '[': '&#91;',
  ']': '&#93;',
  '`': '&#96;',
};

/** A type as code in which the names of this page are links. */
function typeHtml(type, anchors) {
  const html = type
    .split(/(\b[A-Za-z]\w*\b)/)
    .map((part) => {
      const escaped = part.replace(/[<>&{}|*_[\]`]/g, (sign) => ESCAPES[sign]);
      return anchors.has(part) ? `<a href="${anchors.get(part)}">${escaped}</a>` : escaped;
    })
    .join('');
  return html ? `<code>${html}</code>` : '';
}
