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
          '<p>采购SaaS平台集中管理需求计划、供应商注册审核与公开采购信息。每次修改由谁在何时完成，都有记录可查。</p><h2>主要用户</h2><table><tbody><tr><th>用户</th><th>主要工作</th></tr><tr><td>需求部门</td><td>查看需求计划，跟踪采购进度</td></tr><tr><td>采购部门</td><td>分派采购任务，审核供应商注册</td></tr><tr><td>供应商</td><td>注册，查看审核进度与公开项目</td></tr><tr><td>内容编辑</td><td>维护新闻、帮助文档、网站页面与协议</td></tr></tbody></table><h2>公示项目的采购方式</h2><ol><li><strong>邀请采购</strong>：向指定供应商发出邀请。</li><li><strong>公开寻源</strong>：面向全部合格供应商公开征集。</li><li><strong>竞比采购</strong>：多家报价，可按物料分别成交。</li><li><strong>竞价采购</strong>：在规定时长内多轮竞价。</li><li><strong>评审采购</strong>：由专家综合评定。</li></ol>',
      },
      {
        number: 12,
        title: '登录与找回密码',
        content:
          '<h2>账号登录</h2><ol><li>点击网站右上角“工作台”，进入登录页。</li><li>输入用户名和密码，点击“登录”；页面要求时，还需输入图片验证码。</li><li>属于多个部门或租户的用户，请选择本次使用的身份。</li></ol><blockquote>连续 5 次输错密码，账号将锁定 10 分钟。</blockquote><h2>找回密码</h2><p>在登录页选择找回密码，通过预留手机号获取短信验证码后重新设置。没有预留手机号的用户，请联系本单位系统管理员重置。</p><h2>密码要求</h2><ul><li>长度为 8 至 128 个字符；</li><li>不能使用常见密码，不能与用户名相同；</li><li>修改密码后，其他设备上的登录会立即失效。</li></ul>',
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
        title: '查看需求计划',
        content:
          '<p>需求计划是采购的起点，由采购主管分派给采购员。</p><h2>查看步骤</h2><ol><li>进入“采购管理 › 需求计划”。</li><li>按名称、编号或状态查找计划，也可以用高级查询组合条件。</li><li>打开计划，查看收货信息、物料明细与附件。</li></ol>',
      },
      {
        number: 22,
        title: '分派采购任务',
        content:
          '<p>采购主管对已审批的计划指定采购员，采购员据此组织采购。</p><h2>操作步骤</h2><ol><li>在需求计划列表中筛选状态为“待分派”的计划。</li><li>点击“采购分派”，按姓名搜索并选择采购员。</li><li>需要调整采购数量的，在表格中直接修改，并填写变更原因。</li><li>核对后保存。</li></ol><blockquote>采购数量与需求数量不一致时，必须填写变更原因。</blockquote>',
      },
      {
        number: 23,
        title: '认识采购方式',
        content:
          '<p>公示项目注明了采购方式，含义如下。</p><table><tbody><tr><th>情形</th><th>采购方式</th></tr><tr><td>供货来源有限，合作单位明确</td><td>邀请采购</td></tr><tr><td>标准产品，市场竞争充分</td><td>公开寻源</td></tr><tr><td>品种多，可分项成交</td><td>竞比采购</td></tr><tr><td>规格统一，以价格为主</td><td>竞价采购</td></tr><tr><td>技术复杂，需综合评价</td><td>评审采购</td></tr></tbody></table>',
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
          '<h2>注册前请准备</h2><ul><li>营业执照扫描件，图片或 PDF，不超过 10 MB；</li><li>统一社会信用代码、法定代表人和开户银行信息；</li><li>联系人姓名与可接收短信的手机号。</li></ul><h2>注册流程</h2><ol><li>填写账号与企业信息，阅读并同意<a href="/protocol/supplier_register">《供应商注册协议》</a>。</li><li>上传资质文件后提交。</li><li>采购主管在 3 个工作日内完成审核，结果会通知申请人，也可以登录后查看审核进度。</li></ol><p>审核未通过的，可按意见修改后重新提交。</p>',
      },
      {
        number: 32,
        title: '查找采购项目',
        content:
          '<p>全部公开项目在网站的<a href="/projectintro">采购项目</a>页面展示，无需登录即可查看。</p><ol><li>按名称、编号或采购方式查找项目。</li><li>打开项目，查看公告、物料与报价截止时间。</li><li>按公告中的联系方式与采购单位联系。</li></ol>',
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
