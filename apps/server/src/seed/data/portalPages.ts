import type { PortalPageCode } from '@gezi/domain';

export interface PageSeed {
  code: PortalPageCode;
  title: string;
  /** HTML. */
  content: string;
}

/** The editable pages of the public site. */
export const portalPages: readonly PageSeed[] = [
  {
    code: 'about',
    title: '关于我们',
    content:
      '<p>采购SaaS平台由锐衡装备制造集团建设运营，服务于集团各公司、合作采购单位与供应商。我们从自己的泵阀制造业务出发，把多年积累的采购经验做成产品：让需求说得清、过程看得见、结果经得起查。</p><h2>我们相信</h2><ul><li><strong>公开是最好的监督。</strong>能公开的信息，在网站上就能看到。</li><li><strong>规则应当一视同仁。</strong>每一家供应商经过同样的注册与审核。</li><li><strong>好的工具不打扰人。</strong>少填一次表，少等一个人，工作自然顺畅。</li></ul><h2>我们怎样保证公平</h2><p>采购公告与结果公开展示；每一家供应商提交同样的资料，经过同样的审核；登录、修改与审核都留下记录。</p><h2>数据安全</h2><p>各租户的数据相互隔离，访问按角色、部门与数据范围授权。权限收回后立即生效。</p>',
  },
  {
    code: 'join',
    title: '加入我们',
    content:
      '<p>无论您是希望规范采购的企业，还是寻找商机的供应商，都可以加入平台。</p><h2>采购单位</h2><p>以企业为单位开通，拥有独立的组织架构、角色与数据空间。开通后由本企业管理员添加部门与用户，通常两个工作日内即可使用。</p><h2>供应商</h2><p>注册免费。提交企业资料后由采购单位审核，详见帮助文档中的“供应商注册与审核”。</p><h2>加入团队</h2><p>我们在常州招募产品经理、前端与后端工程师。如果您也喜欢把复杂的事情做简单，欢迎将简历发送至 <a href="mailto:jobs@ruiheng.example">jobs@ruiheng.example</a>。</p>',
  },
  {
    code: 'service',
    title: '产品服务',
    content:
      '<h2>实施与支持</h2><p>从组织与物料数据整理、权限配置到用户培训，由同一支团队全程负责。上线首月安排专人驻场，之后提供工作日 8:30 至 17:30 的电话与在线支持。</p><h2>部署方式</h2><ul><li><strong>云端使用</strong>：即开即用，按租户隔离数据。</li><li><strong>私有部署</strong>：部署在企业自己的服务器，支持 PostgreSQL 数据库与统一身份认证。</li></ul><h2>服务承诺</h2><table><tbody><tr><th>事项</th><th>承诺</th></tr><tr><td>系统故障</td><td>30 分钟内响应，4 小时内给出处理结果</td></tr><tr><td>使用咨询</td><td>1 个工作日内答复</td></tr></tbody></table>',
  },
  {
    code: 'contact',
    title: '联系我们',
    content:
      '<table><tbody><tr><th>客户服务</th><td>0519-8800 1200（工作日 8:30—17:30）</td></tr><tr><th>供应商服务</th><td>0519-8800 1208</td></tr><tr><th>电子邮箱</th><td><a href="mailto:service@ruiheng.example">service@ruiheng.example</a></td></tr><tr><th>监督举报</th><td>0519-8800 1266，<a href="mailto:audit@ruiheng.example">audit@ruiheng.example</a></td></tr><tr><th>公司地址</th><td>江苏省常州市武进区延政中路 66 号</td></tr><tr><th>邮政编码</th><td>213164</td></tr></tbody></table><h2>来访路线</h2><p>乘常州地铁 1 号线至聚湖路站，换乘公交或步行约 15 分钟。来访请提前与接待部门预约。</p><h2>反馈问题</h2><p>使用中遇到问题，请先查阅<a href="/helpdocument">帮助文档</a>；来信请注明单位名称、联系方式与问题出现的时间。</p>',
  },
  {
    code: 'platform',
    title: '平台介绍',
    content:
      '<p>需求计划、供应商注册与审核、采购公告与结果公示在一个平台上完成，数据同源，操作留痕。</p><h2>服务对象</h2><ul><li><strong>采购单位</strong>：查看需求计划，分派采购任务，审核供应商注册。</li><li><strong>供应商</strong>：查看公开项目，在线注册并查看审核进度。</li><li><strong>内容编辑</strong>：维护新闻、帮助文档、网站页面与协议。</li></ul><h2>采购方式</h2><p>公示的项目分为邀请采购、公开寻源、竞比采购、竞价采购与评审采购，公告与结果在<a href="/projectintro">采购项目</a>中公示。</p><h2>开始使用</h2><p>供应商可以<a href="/register-supplier">在线注册</a>；采购单位可以<a href="/user/client/register">申请开通</a>。操作说明见<a href="/helpdocument">帮助文档</a>。</p>',
  },
];
