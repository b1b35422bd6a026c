import { LINES_LOOP, type ContractPlaceholder, type LinePlaceholder } from '@gezi/domain';
import PizZip from 'pizzip';

let built: Buffer | undefined;

/** The template that ships with the product, a purchase contract as a .docx file. */
export const defaultTemplate = (): Buffer => (built ??= build());

const of = (name: ContractPlaceholder): string => `{${name}}`;
const ofLine = (name: LinePlaceholder): string => `{${name}}`;

/** Columns of the table of lines: title, placeholder, width in twips, alignment. */
const COLUMNS = [
  ['序号', ofLine('序号'), 600, 'center'],
  ['物料编码', ofLine('物料编码'), 1400, 'left'],
  ['物料名称', ofLine('物料名称'), 1900, 'left'],
  ['规格型号', ofLine('规格型号'), 1500, 'left'],
  ['单位', ofLine('单位'), 640, 'center'],
  ['数量', ofLine('数量'), 960, 'right'],
  ['含税单价（元）', ofLine('含税单价'), 1240, 'right'],
  ['金额（元）', ofLine('金额'), 1400, 'right'],
] as const;
const WIDTH = COLUMNS.reduce((sum, [, , width]) => sum + width, 0);

const PARTIES: readonly (readonly [string, string, string])[] = [
  ['单位名称（盖章）', of('采购方'), of('供应商')],
  ['统一社会信用代码', '', of('供应商统一社会信用代码')],
  ['法定代表人', '', of('供应商法定代表人')],
  ['地址', '', of('供应商地址')],
  ['联系人', of('联系人'), of('供应商联系人')],
  ['联系电话', of('联系电话'), of('供应商电话')],
  ['开户银行', '', of('供应商开户银行')],
  ['银行账号', '', of('供应商银行账号')],
  ['授权代表（签字）', '', ''],
  ['签订日期', of('签订日期'), of('签订日期')],
];

/** Articles with their clauses. */
const ARTICLES: readonly (readonly [string, readonly string[]])[] = [
  [
    '二、合同价款',
    [
      `1. 合同金额：人民币 ${of('合同金额')} 元（大写：${of('合同金额大写')}）。以上单价和金额均含税。`,
      `2. 价格类型：${of('价格类型')}。除双方另有书面约定外，合同价款包括货物、包装、运输、装卸和保险费用。`,
    ],
  ],
  [
    '三、交货',
    [
      `1. 交易方式：${of('交易方式')}。`,
      `2. 交货期限：甲方下达订单后 ${of('交货天数')} 天内交付。`,
      '3. 交货地点和收货人以订单为准。货物毁损、灭失的风险自甲方签收时起由甲方承担。',
    ],
  ],
  [
    '四、质量与验收',
    [
      '1. 乙方交付的货物应为全新合格产品，符合国家标准、行业标准和本合同约定的规格型号、技术参数。',
      `2. 甲方应在收货后 ${of('异议天数')} 天内验收。对数量或质量有异议的，应在该期限内书面通知乙方。`,
      '3. 经验收不合格的货物，乙方应负责更换、补足或者退货，并承担由此产生的费用。',
    ],
  ],
  [
    '五、付款',
    [`1. 付款方式：${of('付款方式')}。`, '2. 乙方应在甲方付款前开具与实际交付金额相符的合法有效的增值税发票。'],
  ],
  [
    '六、合同期限',
    [`本合同自 ${of('开始日期')} 起至 ${of('结束日期')} 止。期限届满前已下达的订单，继续按本合同履行。`],
  ],
  ['七、双方另行约定', [of('合同约定')]],
  [
    '八、违约责任',
    [
      '1. 乙方逾期交货的，每逾期一天，应向甲方支付逾期部分货款万分之五的违约金。',
      '2. 甲方逾期付款的，每逾期一天，应向乙方支付逾期部分货款万分之五的违约金。',
      '3. 一方违约给对方造成损失的，违约金不足以弥补的部分应予赔偿。',
    ],
  ],
  [
    '九、不可抗力',
    ['因不可抗力不能履行合同的一方应及时通知对方，并在合理期限内提供证明，可根据影响部分或者全部免除责任。'],
  ],
  ['十、争议解决', ['双方因本合同发生争议，应协商解决；协商不成的，向甲方所在地有管辖权的人民法院起诉。']],
  [
    '十一、其他',
    [
      '1. 本合同未尽事宜，由双方签订书面补充协议。补充协议与本合同具有同等法律效力。',
      '2. 本合同一式两份，双方各执一份，自双方签字盖章之日起生效。',
      `3. 备注：${of('备注')}`,
    ],
  ],
];

interface ParagraphLook {
  bold?: boolean;
  /** Half points; default 21 (五号). */
  size?: number;
  align?: 'left' | 'center' | 'right';
  /** Twips before and after. */
  space?: number;
  /** Characters that the first line is indented by, times 100. */
  indent?: number;
  keepNext?: boolean;
}

function paragraph(text: string, look: ParagraphLook = {}): string {
  const { bold = false, size = 21, align = 'left', space = 40, indent = 0, keepNext = false } = look;
  const run = `<w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${size}"/><w:szCs w:val="${size}"/></w:rPr>`;
  return `<w:p><w:pPr>${keepNext ? '<w:keepNext/>' : ''}<w:spacing w:before="${space}" w:after="${space}" w:line="320" w:lineRule="atLeast"/>${
    indent ? `<w:ind w:firstLineChars="${indent}" w:firstLine="${(indent / 100) * size * 10}"/>` : ''
  }<w:jc w:val="${align}"/>${run}</w:pPr><w:r>${run}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

const cell = (width: number, content: string, span = 1): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${span > 1 ? `<w:gridSpan w:val="${span}"/>` : ''}<w:vAlign w:val="center"/></w:tcPr>${content}</w:tc>`;
const row = (cells: readonly string[], isHead = false): string =>
  `<w:tr><w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}</w:trPr>${cells.join('')}</w:tr>`;

function table(widths: readonly number[], rows: readonly string[]): string {
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((edge) => `<w:${edge} w:val="single" w:sz="4" w:space="0" w:color="000000"/>`)
    .join('');
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="${WIDTH}" w:type="dxa"/><w:jc w:val="center"/><w:tblBorders>${edges}</w:tblBorders><w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="80" w:type="dxa"/><w:right w:w="80" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows.join('')}</w:tbl>`;
}

function linesTable(): string {
  const small = { size: 18, space: 20 };
  const head = COLUMNS.map(([title, , width]) =>
    cell(width, paragraph(title, { ...small, bold: true, align: 'center' })),
  );
  const last = COLUMNS.length - 1;
  const line = COLUMNS.map(([, placeholder, width, align], at) => {
    const start = at === 0 ? `{#${LINES_LOOP}}` : '';
    const end = at === last ? `{/${LINES_LOOP}}` : '';
    return cell(width, paragraph(`${start}${placeholder}${end}`, { ...small, align }));
  });
  const [, , amount] = COLUMNS[7];
  const total = [
    cell(WIDTH - amount, paragraph(`合计（大写）：${of('明细合计大写')}`, { ...small, bold: true }), last),
    cell(amount, paragraph(of('明细合计'), { ...small, bold: true, align: 'right' })),
  ];
  return table(
    COLUMNS.map(([, , width]) => width),
    [row(head, true), row(line), row(total)],
  );
}

function partiesTable(): string {
  const widths = [2040, 3800, 3800];
  const rows = [['', '甲方（采购方）', '乙方（供应商）'] as const, ...PARTIES].map((texts, nth) =>
    row(texts.map((text, at) => cell(widths[at]!, paragraph(text, { bold: nth === 0 || at === 0 })))),
  );
  return table(widths, rows);
}

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

function documentXml(): string {
  const body = [
    paragraph('采购合同', { bold: true, size: 36, align: 'center', space: 160 }),
    paragraph(`合同编号：${of('合同编号')}`, { align: 'right' }),
    paragraph(`合同名称：${of('合同名称')}`),
    paragraph(`甲方（采购方）：${of('采购方')}`),
    paragraph(`乙方（供应商）：${of('供应商')}`),
    paragraph(
      '根据《中华人民共和国民法典》及有关法律法规，甲乙双方在平等、自愿、诚实信用的基础上，就货物采购事宜协商一致，订立本合同。',
      { indent: 200, space: 120 },
    ),
    paragraph('一、采购货物', { bold: true, space: 80, keepNext: true }),
    linesTable(),
    ...ARTICLES.flatMap(([title, clauses]) => [
      paragraph(title, { bold: true, space: 80, keepNext: true }),
      ...clauses.map((clause) => paragraph(clause, { indent: 200 })),
    ]),
    paragraph('（以下为签署栏）', { align: 'center', space: 160, keepNext: true }),
    partiesTable(),
  ].join('');
  return `${HEAD}<w:document xmlns:w="${MAIN}" xmlns:r="${OFFICE}"><w:body>${body}<w:p/><w:sectPr><w:footerReference w:type="default" r:id="rId2"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1134" w:bottom="1440" w:left="1134" w:header="851" w:footer="992" w:gutter="0"/></w:sectPr></w:body></w:document>`;
}

const STYLES = `${HEAD}<w:styles xmlns:w="${MAIN}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="宋体" w:cs="Times New Roman"/><w:sz w:val="21"/><w:lang w:val="en-US" w:eastAsia="zh-CN"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style></w:styles>`;

const FOOTER = `${HEAD}<w:ftr xmlns:w="${MAIN}"><w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:t xml:space="preserve">第 </w:t></w:r><w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple><w:r><w:t xml:space="preserve"> 页 共 </w:t></w:r><w:fldSimple w:instr=" NUMPAGES "><w:r><w:t>1</w:t></w:r></w:fldSimple><w:r><w:t xml:space="preserve"> 页</w:t></w:r></w:p></w:ftr>`;

const relations = (...targets: readonly (readonly [type: string, target: string])[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

function build(): Buffer {
  const types = (['document.main', 'styles', 'footer'] as const)
    .map((type) => `<Override PartName="/word/${type.split('.')[0]}.xml" ContentType="${WORD}.${type}+xml"/>`)
    .join('');
  const zip = new PizZip();
  zip.file(
    '[Content_Types].xml',
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types}</Types>`,
  );
  zip.file('_rels/.rels', relations(['officeDocument', 'word/document.xml']));
  zip.file('word/_rels/document.xml.rels', relations(['styles', 'styles.xml'], ['footer', 'footer.xml']));
  zip.file('word/document.xml', documentXml());
  zip.file('word/styles.xml', STYLES);
  zip.file('word/footer.xml', FOOTER);
  return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' });
}
