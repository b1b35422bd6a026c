export interface HelpSeed {
  /** Permanent number of the entry. */
  number: number;
  title: string;
  /** HTML; `{12}` in a URL is replaced by the id of entry 12. */
  content?: string;
  /** Whether only signed-in users see it. */
  adminOnly?: boolean;
  children?: readonly HelpSeed[];
}

/** The help pages of the demo, in order. */
export const helpDocuments: readonly HelpSeed[] = [
  {
    number: 1,
    title: '快速入门',
    content:
      '<p>第一次使用平台，建议按顺序阅读本章。十分钟即可完成登录、熟悉界面并找到自己的待办。</p><ul><li><a href="/helpdocument?id={11}">平台能做什么</a></li><li><a href="/helpdocument?id={12}">登录与找回密码</a></li><li><a href="/helpdocument?id={13}">界面与常用操作</a></li></ul>',
    children: [
      {
        number: 11,
        title: '平台能做什么',
        content:
          '<p>采购SaaS平台把采购工作放在一条线上：需求部门申报计划，采购部门组织采购，供应商在线响应，专家独立评审，最后形成合同与订单。每一步由谁在何时完成，都有记录可查。</p><h2>四类用户</h2><table><tbody><tr><th>用户</th><th>主要工作</th></tr><tr><td>需求部门</td><td>填报需求计划，跟踪采购进度</td></tr><tr><td>采购部门</td><td>分派采购任务，发布采购项目，定标并签订合同</td></tr><tr><td>供应商</td><td>注册、接受邀请、报价、履约</td></tr><tr><td>评审专家</td><td>按评审维度对响应文件打分</td></tr></tbody></table><h2>五种采购方式</h2><ol><li><strong>邀请采购</strong>：向指定供应商发出邀请。</li><li><strong>公开寻源</strong>：面向全部合格供应商公开征集。</li><li><strong>竞比采购</strong>：多家报价，可按物料分别成交。</li><li><strong>竞价采购</strong>：在规定时长内多轮竞价。</li><li><strong>评审采购</strong>：由专家按权重打分后综合评定。</li></ol>',
      },
      {
        number: 12,
        title: '登录与找回密码',
        content:
          '<h2>账号登录</h2><ol><li>点击网站右上角“工作台”，进入登录页。</li><li>输入用户名、密码和图片验证码，点击“登录”。</li><li>属于多个部门或租户的用户，请选择本次使用的身份。</li></ol><blockquote>连续 5 次输错密码，账号将锁定 10 分钟。</blockquote><h2>找回密码</h2><p>在登录页选择找回密码，通过预留手机号获取短信验证码后重新设置。没有预留手机号的用户，请联系本单位系统管理员重置。</p><h2>密码要求</h2><ul><li>长度为 8 至 128 个字符；</li><li>不能使用常见密码，不能与用户名相同；</li><li>修改密码后，其他设备上的登录会立即失效。</li></ul>',
      },
      {
        number: 13,
        title: '界面与常用操作',
        content:
          '<h2>页面布局</h2><p>左侧是菜单，上方是已打开的标签页。在标签页之间切换时，已填写的内容会保留。</p><h2>键盘操作</h2><table><tbody><tr><th>按键</th><th>作用</th></tr><tr><td>Ctrl + K</td><td>全局搜索，快速打开页面</td></tr><tr><td>方向键</td><td>在表格中移动</td></tr><tr><td>Enter</td><td>开始编辑单元格，或确认输入</td></tr><tr><td>Esc</td><td>取消本次编辑</td></tr></tbody></table><h2>深色模式与语言</h2><p>点击页面右上角的图标，可以切换深色模式和中英文界面。</p>',
      },
    ],
  },
  {
    number: 2,
    title: '采购单位',
    children: [
      {
        number: 21,
        title: '填报需求计划',
        content:
          '<p>需求计划是采购的起点。计划经审批后由采购主管分派给采购员。</p><h2>填报步骤</h2><ol><li>进入“采购管理 › 需求计划”。</li><li>填写计划名称、需求单位、收货联系人和联系电话。</li><li>逐行填写物料：名称、规格型号、单位、需求数量和需求时间。</li><li>核对无误后提交审批。</li></ol><h2>填报要求</h2><ul><li>规格型号应完整，能够据此报价；</li><li>需求数量必须大于 0；</li><li>技术要求较多时，请以附件形式上传技术协议。</li></ul><p>计划提交后如需修改，请在审批前撤回。</p>',
      },
      {
        number: 22,
        title: '分派采购任务',
        content:
          '<p>采购主管对已审批的计划指定采购员，采购员据此组织采购。</p><h2>操作步骤</h2><ol><li>在需求计划列表中筛选状态为“待分派”的计划。</li><li>点击“采购分派”，按姓名搜索并选择采购员。</li><li>需要调整采购数量的，在表格中直接修改，并填写变更原因。</li><li>保存后，采购员会收到通知。</li></ol><blockquote>采购数量与需求数量不一致时，必须填写变更原因。</blockquote>',
      },
      {
        number: 23,
        title: '选择采购方式',
        content:
          '<p>采购方式决定了后续流程，项目发布后不能更改。选择时可参考下表。</p><table><tbody><tr><th>情形</th><th>建议方式</th></tr><tr><td>供货来源有限，合作单位明确</td><td>邀请采购</td></tr><tr><td>标准产品，市场竞争充分</td><td>公开寻源</td></tr><tr><td>品种多，可分项成交</td><td>竞比采购</td></tr><tr><td>规格统一，以价格为主</td><td>竞价采购</td></tr><tr><td>技术复杂，需综合评价</td><td>评审采购</td></tr></tbody></table><p>采用评审采购的，各评审维度的权重合计应为 100%。</p>',
      },
      {
        number: 24,
        title: '表格的批量编辑',
        content:
          '<p>物料较多时，可以像使用电子表格一样编辑明细。</p><ul><li>从 Excel 复制多行后，在表格中按 Ctrl + V 一次粘贴；</li><li>双击列边界自动调整列宽，拖动表头调整列的顺序；</li><li>按 Ctrl + Z 撤销上一步；</li><li>填写有误的单元格会标红，将光标移到单元格上查看原因。</li></ul>',
      },
    ],
  },
  {
    number: 3,
    title: '供应商',
    children: [
      {
        number: 31,
        title: '供应商注册与审核',
        content:
          '<h2>注册前请准备</h2><ul><li>营业执照扫描件，图片或 PDF，不超过 10 MB；</li><li>统一社会信用代码、法定代表人和开户银行信息；</li><li>联系人姓名与可接收短信的手机号。</li></ul><h2>注册流程</h2><ol><li>填写账号与企业信息，阅读并同意<a href="/protocol/supplier_register">《供应商注册协议》</a>。</li><li>上传资质文件后提交。</li><li>采购主管在 3 个工作日内完成审核，结果以短信通知。</li></ol><p>审核未通过的，可按意见修改后重新提交。</p>',
      },
      {
        number: 32,
        title: '查找并参与采购项目',
        content:
          '<p>全部公开项目在网站的<a href="/projectintro">采购项目</a>页面展示，无需登录即可查看。</p><ol><li>按名称、编号或采购方式查找项目，查看公告、物料与报价截止时间。</li><li>登录工作台，在寻源大厅报名参加。</li><li>收到邀请的供应商，请在截止时间前接受或拒绝邀请。</li></ol><p>项目延期、变更或终止时，已报名的供应商会收到通知。</p>',
      },
      {
        number: 33,
        title: '在线报价',
        content:
          '<h2>填写报价</h2><ol><li>逐项填写单价，系统自动计算总价，最多保留 8 位小数。</li><li>上传报价文件，并填写商务条件和技术参数偏离说明。</li><li>核对后提交。截止时间前可以撤回修改。</li></ol><h2>报价保密</h2><p>报价在开标前加密保存，包括采购单位和平台管理员在内，任何人都不能查看。</p>',
      },
      {
        number: 34,
        title: '竞价规则',
        content:
          '<ul><li>竞价时间以平台服务器时间为准；</li><li>每次出价须低于本人上一次出价；</li><li>临近结束有新的出价时，竞价自动延时，延时次数以公告为准；</li><li>竞价结束后出价无效。</li></ul><blockquote>请使用稳定的网络参加竞价。断线后重新进入，已提交的出价不受影响。</blockquote>',
      },
    ],
  },
  {
    number: 4,
    title: '评审专家',
    children: [
      {
        number: 41,
        title: '评审打分',
        content:
          '<ol><li>收到评审通知后登录工作台，接受任务并确认与响应单位无利害关系。</li><li>按维度查看响应文件，逐项打分并填写评审意见。</li><li>全部打分后提交。提交后不能修改。</li></ol><p>得分由各维度分数按权重合计，满分 100 分。评审期间，专家之间互不可见评分。</p>',
      },
    ],
  },
  {
    number: 5,
    title: '常见问题',
    children: [
      {
        number: 51,
        title: '账号与登录',
        content:
          '<h2>验证码看不清怎么办？</h2><p>点击验证码图片即可更换。</p><h2>提示“登录已过期”怎么办？</h2><p>点击“重新登录”。尚未保存的内容保留在页面上，登录后可以继续填写。</p><h2>一个人可以属于多个部门吗？</h2><p>可以。登录时选择部门，也可以随时在右上角的用户菜单中切换。</p>',
      },
      {
        number: 52,
        title: '文件上传要求',
        content:
          '<table><tbody><tr><th>用途</th><th>格式</th><th>大小</th></tr><tr><td>资质文件</td><td>图片、PDF</td><td>10 MB 以内</td></tr><tr><td>业务附件</td><td>文档、表格、图片、压缩包</td><td>100 MB 以内</td></tr><tr><td>大文件</td><td>分片上传，断点续传</td><td>2 GB 以内</td></tr></tbody></table><p>出于安全考虑，平台不接受可执行文件和 HTML、SVG 文件。</p>',
      },
      {
        number: 53,
        title: '浏览器与打印',
        content:
          '<p>建议使用最近两年发布的 Chrome、Edge、Firefox 或 Safari 浏览器。手机和平板可以直接访问，无需安装应用。</p><p>公告、新闻和帮助文档均可直接打印，打印时会自动去掉菜单和按钮。</p>',
      },
    ],
  },
  {
    number: 6,
    title: '管理员手册',
    adminOnly: true,
    children: [
      {
        number: 61,
        title: '维护门户内容',
        adminOnly: true,
        content:
          '<p>拥有“内容编辑”角色的用户可以在“门户管理”中维护帮助文档、新闻、页面和协议。</p><ul><li>帮助文档发布后立即可见；勾选“仅登录可见”的文档只对已登录用户展示。</li><li>新闻先保存为草稿，发布后出现在首页和新闻列表中，可以随时撤回。</li><li>协议修改时请新建版本，已生效的版本应保留备查。</li></ul>',
      },
    ],
  },
];
